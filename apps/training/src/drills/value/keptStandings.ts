import { readKept, setAsideKept, writeKept } from '../../device/keptText.ts';
import { formatStandings, newStandings, parseStandings, type Standings } from './parseStandings.ts';

const key = 'farkle.training.value';

/** The standings that this device keeps. A damaged text is set aside, so that it can still be looked at. */
export function readStandings(): Standings {
  const text = readKept(key);
  if (text === null) return newStandings;
  const standings = parseStandings(text);
  if (standings === null) setAsideKept(key, text);
  return standings ?? newStandings;
}

/** Keeps the standings on this device, where it can. */
export function keepStandings(standings: Standings): void {
  writeKept(key, formatStandings(standings));
}
