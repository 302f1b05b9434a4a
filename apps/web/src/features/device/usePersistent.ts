'use client';

import { deviceSettings } from '@farkle/profile';
import { useSyncExternalStore } from 'react';

/** Whether settings outlive the page in this browser; the server, which cannot know, says yes. */
export function usePersistent(): boolean {
  return useSyncExternalStore(deviceSettings.subscribe, here, onServer);
}

function here(): boolean {
  return deviceSettings.persistent;
}

function onServer(): boolean {
  return true;
}
