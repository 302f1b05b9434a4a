import { deviceSettings, trainingRules } from '@farkle/profile';
import { readKept, removeKept } from '../device/keptText.ts';

/** The app once kept the chosen rules for itself; now they are a setting that the site shares. */
const oldKey = 'farkle.training.preset';

/** Takes an older choice over into the settings, once. */
export function adoptOldChoice(): void {
  const kept = readKept(oldKey);
  if (kept === null) return;
  const chosen = trainingRules.find((each) => each === kept);
  if (chosen !== undefined) deviceSettings.write({ trainingRules: chosen });
  removeKept(oldKey);
}
