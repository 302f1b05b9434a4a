import { useEffectEvent, useLayoutEffect } from 'react';

export interface SessionKeys {
  /** Whether single characters do anything: a person who dictates switches them off. */
  readonly characters: boolean;
  /** A single character was pressed, as `event.key` says it; true when it meant something. */
  readonly onCharacter?: (key: string) => boolean;
  /** Enter was pressed where it does nothing by itself. */
  readonly onEnter?: () => void;
}

/** The keys of a question, wherever the focus is but in a field. A key that is held down counts once. */
export function useSessionKeys({ characters, onCharacter, onEnter }: SessionKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    if (event.key === 'Enter') {
      if (onEnter === undefined || isWithin(target, 'a, button, select')) return;
      // One press is one deed: what answers the question must not go on to the next one too.
      event.preventDefault();
      onEnter();
      return;
    }
    if (!characters || [...event.key].length !== 1 || isWithin(target, 'select, textarea, input')) return;
    if (onCharacter?.(event.key)) event.preventDefault();
  });
  // As soon as the question stands, so that no key is pressed in vain.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
