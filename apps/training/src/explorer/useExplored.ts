import type { RuleSet } from '@farkle/rules';
import { useEffect, useState } from 'react';
import { type Explored, freshExplored } from './explored.ts';
import { formatExplored, parseExplored } from './exploredAddress.ts';

/** What is explored, kept in the address so that it can be linked. */
export interface ExploredState {
  readonly explored: Explored;
  /** The address held something that is no position. */
  readonly isBroken: boolean;
  readonly explore: (next: Explored) => void;
}

/** Reads the address once and whenever somebody follows a link or goes back; writes it with every change. */
export function useExplored(ruleSet: RuleSet): ExploredState {
  const [state, setState] = useState(() => read(ruleSet));

  useEffect(() => {
    const listener = () => {
      if (isHere()) setState(read(ruleSet));
    };
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, [ruleSet]);

  return {
    ...state,
    explore(next) {
      setState({ explored: next, isBroken: false });
      const room = window.location.hash.split('?', 1)[0] ?? '';
      // Small steps of one thought are no pages to go back through.
      window.history.replaceState(window.history.state, '', `${room}?${formatExplored(next)}`);
    },
  };
}

function isHere(): boolean {
  return window.location.hash.startsWith('#/explorer');
}

function read(ruleSet: RuleSet): { readonly explored: Explored; readonly isBroken: boolean } {
  const at = window.location.hash.indexOf('?');
  if (at < 0) return { explored: freshExplored(ruleSet), isBroken: false };
  const explored = parseExplored(window.location.hash.slice(at + 1));
  return { explored: explored ?? freshExplored(ruleSet), isBroken: explored === null };
}
