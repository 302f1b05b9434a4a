export { freshSeed } from './freshSeed.ts';
export type { LessonProgress } from './lessons/lessonProgress.ts';
export { lessonDone, lessonSkipped, noLessons } from './lessons/lessonProgress.ts';
export type { LessonShelf } from './lessons/lessonShelf.ts';
export { deviceLessons, lessonsKey } from './lessons/lessonShelf.ts';
export type { Claim, ClaimOptions } from './saves/claim.ts';
export { openSaves } from './saves/openSaves.ts';
export type { DamagedSave, Save, SaveDraft, SavedMode, SavedSeat } from './saves/save.ts';
export { saveVersion, unnamed } from './saves/save.ts';
export type { StorageError } from './saves/saveShelf.ts';
export type { LoadError, LookError, NewerVersion, Saves, StoreError } from './saves/saves.ts';
export { chooseLanguage, languageCookie, languageMemory, rememberedLanguage } from './settings/language.ts';
export { parseSettings } from './settings/parseSettings.ts';
export { longestName, playerName } from './settings/playerName.ts';
export type { ComputerPace, DiceSpeed, Motion, Settings, Theme, TrainingRules } from './settings/settings.ts';
export {
  computerPaces,
  defaultSettings,
  diceSpeeds,
  mostNames,
  motions,
  themes,
  trainingRules,
} from './settings/settings.ts';
export { settingsBootScript, showSettings } from './settings/settingsBoot.ts';
export type { SettingsStore } from './settings/settingsStore.ts';
export {
  deviceSettings,
  readSettings,
  settingsKey,
  subscribeSettings,
  writeSettings,
} from './settings/settingsStore.ts';
