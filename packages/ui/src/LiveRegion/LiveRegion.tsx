'use client';

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Something to say. A new `id` is said even when the words are those said last. */
export type Announcement = { readonly id: string | number; readonly text: string };

export type LiveRegionProps = {
  /** What to say now; null before there is anything. */
  readonly announcement: Announcement | null;
  /** `polite` (the default) waits for a pause; `assertive` interrupts. */
  readonly politeness?: 'polite' | 'assertive' | undefined;
};

/**
 * Says game events to those who listen. Two regions take turns, one always empty: a screen reader speaks only of
 * changes, and the same words in the same place are no change. Empty at first, since words that a region is born
 * with are often not spoken.
 */
export function LiveRegion({ announcement, politeness = 'polite' }: LiveRegionProps) {
  const id = announcement?.id;
  const text = announcement?.text ?? '';
  const [said, setSaid] = useState({ turn: 0, text: '' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new id with the same words must be said again
  useEffect(() => {
    setSaid((before) => ({ turn: 1 - before.turn, text }));
  }, [id, text]);

  return (
    <VisuallyHidden>
      {[0, 1].map((turn) => (
        <span key={turn} aria-live={politeness} aria-atomic="true" data-live-region="">
          {said.turn === turn ? said.text : ''}
        </span>
      ))}
    </VisuallyHidden>
  );
}
