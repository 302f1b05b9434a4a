import type { RuleSet } from '@farkle/rules';
import {
  advise,
  createPlayer,
  type Level,
  type MoveMade,
  type Player,
  quickSolve,
  reviewGame,
  shippedTable,
  type WinTable,
} from '@farkle/strategy';
import type { Answer, Question } from './brainMessages.ts';
import { inSlices } from './inSlices.ts';

/**
 * Thinks for the computers' seats and for the coach, away from the page. While it solves a game it goes on answering,
 * by expected points, until the solution is there.
 */
let table: WinTable | null = null;
let prepared: Promise<void> = Promise.resolve();
const wanted = new Set<number>();
const players = new Map<Level, Player>();

const say = (answer: Answer) => postMessage(answer);
const breathe = () => new Promise<void>((done) => setTimeout(done));

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  switch (data.kind) {
    case 'prepare':
      // Without a solution the players go on by expected points, and say so.
      prepared = prepare(data.ruleSet).catch(() => say({ kind: 'knows', knowledge: 'points' }));
      break;
    case 'decide':
      answer(data.id, () => ({ kind: 'decided', id: data.id, decision: playerOf(data.level)(data.game) }));
      break;
    case 'advise':
      answer(data.id, () => ({ kind: 'advised', id: data.id, advice: advise(data.game, table) }));
      break;
    case 'review':
      void review(data.id, data.moves);
      break;
    case 'cancel':
      wanted.delete(data.id);
      break;
    default:
      data satisfies never;
  }
});

function answer(id: number, think: () => Answer): void {
  try {
    say(think());
  } catch (error) {
    fail(id, error);
  }
}

function fail(id: number, error: unknown): void {
  say({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
}

/** A review waits for the best that can be known; between its slices other questions are answered. */
async function review(id: number, moves: readonly MoveMade[]): Promise<void> {
  wanted.add(id);
  try {
    await prepared;
    if (!wanted.has(id)) return;
    const done = await inSlices(reviewGame(moves, table), {
      now: () => performance.now(),
      breathe,
      onShare: (share) => say({ kind: 'reviewing', id, share }),
      cancelled: () => !wanted.has(id),
    });
    if (done !== null) say({ kind: 'reviewed', id, review: done });
  } catch (error) {
    fail(id, error);
  } finally {
    wanted.delete(id);
  }
}

function playerOf(level: Level): Player {
  const known = players.get(level);
  if (known !== undefined) return known;
  const player = createPlayer(level, table);
  players.set(level, player);
  return player;
}

async function prepare(ruleSet: RuleSet): Promise<void> {
  const shipped = await shippedTable(ruleSet);
  if (shipped !== null) return learn(shipped, 'exact');
  const solved = await quickSolve(ruleSet, {
    onProgress: (share) => say({ kind: 'solving', share }),
    breathe,
  });
  learn(solved, 'quick');
}

function learn(solved: WinTable, knowledge: 'quick' | 'exact'): void {
  table = solved;
  players.clear();
  say({ kind: 'knows', knowledge });
}
