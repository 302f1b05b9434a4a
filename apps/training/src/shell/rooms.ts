import { type ComponentType, lazy } from 'react';
import { drillScreens } from '../drills/catalogue.ts';
import type { ScreenProps } from '../session/drill.ts';
import { Home } from './Home.tsx';
import type { RoomName } from './route.ts';

/** The screens. All but the home are loaded when they are opened. */
export const rooms: Readonly<Partial<Record<RoomName, ComponentType<ScreenProps>>>> = {
  home: Home,
  ...drillScreens,
  explorer: lazy(async () => ({
    default: (await import('../explorer/ExplorerScreen.tsx')).ExplorerScreen,
  })),
  progress: lazy(async () => ({
    default: (await import('../progress/ProgressPage.tsx')).ProgressPage,
  })),
};
