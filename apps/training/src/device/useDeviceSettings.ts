import { deviceSettings, type Settings, showSettings } from '@farkle/profile';
import { useEffect, useSyncExternalStore } from 'react';

/** The settings of this device, shared with the site: here and after a change in another tab. */
export function useDeviceSettings(): Settings {
  return useSyncExternalStore(deviceSettings.subscribe, deviceSettings.read);
}

/** Keeps the page's theme and motion as they are set. */
export function useShownSettings(): void {
  const settings = useDeviceSettings();
  useEffect(() => showSettings(settings, document.documentElement), [settings]);
}
