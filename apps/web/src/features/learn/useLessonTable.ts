'use client';

import { useSettings } from '../device/useSettings.ts';
import { nearestPreset, type PresetName } from '../setUp/ruleOffers.ts';
import { useLessons } from './useLessons.ts';

/** The table that lessons are taken at: the one chosen for them, else the one that new games are nearest to. */
export function useLessonTable(): PresetName {
  const { table } = useLessons();
  const { houseRules } = useSettings();
  return table ?? (houseRules === null ? 'classic' : nearestPreset(houseRules));
}
