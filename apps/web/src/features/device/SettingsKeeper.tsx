'use client';

import { showSettings } from '@farkle/profile';
import { useEffect } from 'react';
import { useSettings } from './useSettings.ts';

/** Keeps the page's theme and motion as they are set, also when another tab changes them. */
export function SettingsKeeper() {
  const settings = useSettings();
  useEffect(() => {
    showSettings(settings, document.documentElement);
  }, [settings]);
  return null;
}
