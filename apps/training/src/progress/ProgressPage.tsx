import type { ScreenProps } from '../session/drill.ts';

/** To be drawn. */
export function ProgressPage(_: ScreenProps) {
  return null;
}
