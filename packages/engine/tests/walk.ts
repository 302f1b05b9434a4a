import type { Game, Goal } from '@farkle/rules';
import { expect } from 'vitest';
import { transition } from 'xstate';
import type { GameSnapshot } from '../src/index.ts';
import { gameMachine, parseSavedTable, startTable } from '../src/index.ts';
import { faultInFinalRound, keepBooks } from './bookkeeper.ts';
import { plainPlay } from './plainPlay.ts';
import { Chance, likelyEvent, randomTable } from './randomGames.ts';

/** A walk that has not ended by then is left: an entry minimum equal to the target may never be met. */
const mostSteps = 200;

/**
 * Plays one random game three times at once, and compares after every step: an actor that is never interrupted, a copy
 * that is saved as JSON, parsed and restored after every step, and the plain reducers.
 * @returns how many steps it took, and the end.
 */
export function walk(seed: number, goal: Goal['kind']): { steps: number; result: Game['result'] } {
  const chance = new Chance(seed);
  const input = randomTable(chance, goal);
  const actor = startTable(input);
  let plain = actor.getSnapshot().context.game;
  let restored = saveAndRestore(actor.getSnapshot(), seed).restored;
  let steps = 0;
  for (; steps < mostSteps && actor.getSnapshot().status === 'active'; steps++) {
    const before = actor.getSnapshot();
    const event = likelyEvent(before, chance, seed % 4 === 0 ? 0.04 : 0.003);
    plain = plainPlay(plain, before, event);
    actor.send(event);
    const unbroken = actor.getSnapshot();
    const broken = saveAndRestore(transition(gameMachine, restored, event)[0], seed);
    restored = broken.restored;
    if (broken.text !== JSON.stringify(unbroken)) {
      expect(JSON.parse(broken.text), `walk ${seed}, step ${steps}`).toEqual(
        JSON.parse(JSON.stringify(unbroken)),
      );
    }
    if (JSON.stringify(unbroken.context.game) !== JSON.stringify(plain)) {
      expect(unbroken.context.game, `walk ${seed}, step ${steps}: ${event.type}`).toEqual(plain);
    }
  }
  const { game, log } = actor.getSnapshot().context;
  checkBooks(game, log, seed);
  return { steps, result: game.result };
}

function saveAndRestore(snapshot: GameSnapshot, seed: number): { text: string; restored: GameSnapshot } {
  const text = JSON.stringify(snapshot);
  const parsed = parseSavedTable(JSON.parse(text));
  if (parsed.ok) return { text, restored: parsed.value };
  throw new Error(`Walk ${seed} cannot be restored: ${parsed.error.code} at ${parsed.error.at}.`);
}

function checkBooks(game: Game, log: Parameters<typeof keepBooks>[1], seed: number): void {
  const books = keepBooks(game, log);
  expect(
    game.seats.map(({ score }) => score),
    `walk ${seed}`,
  ).toEqual(books.scores);
  if (game.goal.kind === 'target') expect(faultInFinalRound(game, log), `walk ${seed}`).toBeNull();
  if (game.result === null) return;
  expect(game.result.winners, `walk ${seed}`).toEqual(
    game.result.ending === 'abandoned' ? [] : books.winners,
  );
}

/** Many walks, and how often each ending came. */
export function walks(from: number, count: number, goal: Goal['kind']): Record<string, number> {
  const endings: Record<string, number> = {};
  for (let seed = from; seed < from + count; seed++) {
    const { result } = walk(seed, goal);
    const ending = result?.ending ?? 'none';
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  return endings;
}
