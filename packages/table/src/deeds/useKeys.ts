import { useEffect, useRef } from 'react';
import type { Deeds } from './useDeeds.ts';

/** What keys can do besides the deeds. */
export interface KeyDeeds extends Deeds {
  help(): void;
  /** Asks the coach. */
  hint(): void;
}

/** Where typing means writing, and where keys belong to an open sheet or menu. */
const writing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const sheet = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const pressed = 'button, a[href], summary, [role="button"], [role="menuitem"], [tabindex="0"]';

/**
 * The keys of a table, wherever the focus is. They are deaf while somebody writes or a sheet is open, to keys held
 * down, and to keys that the browser or a screen reader wants for itself. Single letters, digits and signs can be
 * switched off (WCAG 2.1.4).
 */
export function useKeys(deeds: KeyDeeds, singleKeys: boolean): void {
  const latest = useRef({ deeds, singleKeys });
  useEffect(() => {
    latest.current = { deeds, singleKeys };
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : document.body;
      // A key held down on a button would press it again and again.
      if (event.repeat) {
        if (event.key === 'Enter' && target.closest('button') !== null) event.preventDefault();
        return;
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest(writing) !== null || document.querySelector(sheet) !== null) return;
      const act = deedOf(event.key, target, latest.current);
      if (act === null) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

type Latest = { readonly deeds: KeyDeeds; readonly singleKeys: boolean };

function deedOf(key: string, target: Element, { deeds, singleKeys }: Latest): (() => void) | null {
  if (key === 'Escape') return deeds.skip;
  if (key === ' ') return target.closest(pressed) === null ? deeds.skip : null;
  if (!singleKeys) return null;
  if (/^[1-6]$/.test(key)) return () => deeds.toggle(Number(key) - 1);
  switch (key.toLowerCase()) {
    case 'r':
      return deeds.roll;
    case 'b':
      return deeds.bank;
    case 'a':
      return deeds.holdBest;
    case 'h':
      return deeds.hint;
    case '?':
      return deeds.help;
    default:
      return null;
  }
}
