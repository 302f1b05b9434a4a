import type { RuleSet } from '@farkle/rules';

/** Day or night by choice, or whatever the system says. */
export type Theme = 'system' | 'day' | 'night';

/** Whether things move: always, only as far as they must, or as the system says. */
export type Motion = 'system' | 'full' | 'reduced';

/** How long dice roll. */
export type DiceSpeed = 'calm' | 'normal' | 'quick';

/** How long a computer player takes to think. */
export type ComputerPace = 'calm' | 'normal' | 'quick' | 'instant';

/** The rules that training asks about: those that new games are offered with, or a preset. */
export type TrainingRules = 'house' | 'classic' | 'simple';

/** What a person has chosen on this device; the site and the training app share it. */
export interface Settings {
  readonly theme: Theme;
  readonly motion: Motion;
  readonly diceSpeed: DiceSpeed;
  readonly computerPace: ComputerPace;
  /** Whether the chance of a farkle is shown before a roll; off until switched on. */
  readonly riskHint: boolean;
  /** Whether single letters are shortcuts; people who dictate switch them off. */
  readonly singleKeys: boolean;
  /** The rule set that new games are offered with; null is `classic`. */
  readonly houseRules: RuleSet | null;
  /** Which rules are trained for. */
  readonly trainingRules: TrainingRules;
  /** The language chosen in a place without an address of its own for each, as a BCP 47 tag; null follows the browser. */
  readonly language: string | null;
  /** Player names used last, at most `mostNames`, each cleaned by `playerName`. */
  readonly names: readonly string[];
}

/** The choices in each field that has some, the usual one of a new device being in `defaultSettings`. */
export const themes = ['system', 'day', 'night'] as const satisfies readonly Theme[];
export const motions = ['system', 'full', 'reduced'] as const satisfies readonly Motion[];
export const diceSpeeds = ['calm', 'normal', 'quick'] as const satisfies readonly DiceSpeed[];
export const computerPaces = [
  'calm',
  'normal',
  'quick',
  'instant',
] as const satisfies readonly ComputerPace[];
export const trainingRules = ['house', 'classic', 'simple'] as const satisfies readonly TrainingRules[];

/** As many names are kept as a table has seats. */
export const mostNames = 4;

/** What a new device has, and what the server renders with. */
export const defaultSettings: Settings = Object.freeze({
  theme: 'system',
  motion: 'system',
  diceSpeed: 'normal',
  computerPace: 'normal',
  riskHint: false,
  singleKeys: true,
  houseRules: null,
  trainingRules: 'house',
  language: null,
  names: Object.freeze([]),
});
