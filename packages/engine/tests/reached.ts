import type { Goal } from '@farkle/rules';
import { transition } from 'xstate';
import type { GameSnapshot } from '../src/index.ts';
import { gameMachine } from '../src/index.ts';
import { Chance, laid, likelyEvent, randomTable } from './randomGames.ts';

/** Every snapshot that so many random games come through. */
export function reached(from: number, games: number, goal?: Goal['kind']): GameSnapshot[] {
  const found: GameSnapshot[] = [];
  for (let seed = from; seed < from + games; seed++) {
    const chance = new Chance(seed);
    let snapshot = laid(randomTable(chance, goal));
    found.push(snapshot);
    for (let step = 0; step < 150 && snapshot.status === 'active'; step++) {
      const event = likelyEvent(snapshot, chance, seed % 4 === 0 ? 0.04 : 0.003);
      const [next] = transition(gameMachine, snapshot, event);
      if (next !== snapshot) found.push(next);
      snapshot = next;
    }
  }
  return found;
}

/** The state of a snapshot as one word, such as `choosing.hotDice`. */
export function stateOf(snapshot: GameSnapshot): string {
  const words: string[] = [];
  let value: unknown = snapshot.value.play;
  while (typeof value === 'object' && value !== null) {
    const [word, inner] = Object.entries(value)[0] ?? ['', ''];
    words.push(word);
    value = inner;
  }
  return [...words, String(value)].filter((word) => word !== 'turn').join('.');
}

/** Few snapshots that differ: of each state, each part of the race and each kind of seat to move so many. */
export function varied(snapshots: readonly GameSnapshot[], ofEach: number): GameSnapshot[] {
  const counts = new Map<string, number>();
  return snapshots.filter((snapshot) => {
    const { game, kinds } = snapshot.context;
    const key = [stateOf(snapshot), snapshot.value.race, kinds[game.turn.seat], game.turn.roll.length].join(
      ' ',
    );
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count < ofEach;
  });
}
