import { type ComponentType, lazy } from 'react';
import type { ScreenProps } from '../session/drill.ts';
import type { DrillId } from '../session/drillIds.ts';

/** The drills' screens, loaded when they are opened. Only their names are known before. */
export const drillScreens: Readonly<Partial<Record<DrillId, ComponentType<ScreenProps>>>> = {
  value: lazy(async () => ({ default: (await import('./value/ValueScreen.tsx')).ValueScreen })),
  spot: lazy(async () => ({ default: (await import('./spot/SpotScreen.tsx')).SpotScreen })),
  odds: lazy(async () => ({ default: (await import('./odds/OddsScreen.tsx')).OddsScreen })),
  keep: lazy(async () => ({ default: (await import('./keep/KeepScreen.tsx')).KeepScreen })),
  bankOrRoll: lazy(async () => ({
    default: (await import('./bankOrRoll/BankOrRollScreen.tsx')).BankOrRollScreen,
  })),
  endgame: lazy(async () => ({ default: (await import('./endgame/EndgameScreen.tsx')).EndgameScreen })),
};
