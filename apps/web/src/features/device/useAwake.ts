'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page listens: false on the server and until scripts have taken the page over. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
