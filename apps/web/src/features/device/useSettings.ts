'use client';

import { defaultSettings, deviceSettings, type Settings } from '@farkle/profile';
import { useSyncExternalStore } from 'react';

/** The settings of this device, here and after a change in another tab; the server renders those of a new device. */
export function useSettings(): Settings {
  return useSyncExternalStore(deviceSettings.subscribe, deviceSettings.read, newDevice);
}

function newDevice(): Settings {
  return defaultSettings;
}
