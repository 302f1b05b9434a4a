import { readKept, writeKept } from '../device/keptText.ts';
import { type Preset, presets } from './preset.ts';

const key = 'farkle.training.preset';

/** The table that was trained for last; the first one on a new device, or when the kept name is none. */
export function readPreset(): Preset {
  const kept = readKept(key);
  return presets.find((preset) => preset === kept) ?? presets[0];
}

/** Keeps the chosen table on this device. */
export function keepPreset(preset: Preset): void {
  writeKept(key, preset);
}
