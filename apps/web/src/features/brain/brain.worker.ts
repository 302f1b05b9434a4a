import type { RuleSet } from '@farkle/rules';
import {
  advise,
  createPlayer,
  type Level,
  type Player,
  quickSolve,
  shippedTable,
  type WinTable,
} from '@farkle/strategy';
import type { Answer, Question } from './brainMessages.ts';

/**
 * Thinks for the computers' seats and for the coach, away from the page. While it solves a game it goes on answering,
 * by expected points, until the solution is there.
 */
let table: WinTable | null = null;
const players = new Map<Level, Player>();

const say = (answer: Answer) => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  switch (data.kind) {
    case 'prepare':
      // Without a solution the players go on by expected points, and say so.
      prepare(data.ruleSet).catch(() => say({ kind: 'knows', knowledge: 'points' }));
      break;
    case 'decide':
      answer(data.id, () => ({ kind: 'decided', id: data.id, decision: playerOf(data.level)(data.game) }));
      break;
    case 'advise':
      answer(data.id, () => ({ kind: 'advised', id: data.id, advice: advise(data.game, table) }));
      break;
    default:
      data satisfies never;
  }
});

function answer(id: number, think: () => Answer): void {
  try {
    say(think());
  } catch (error) {
    say({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
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
    breathe: () => new Promise((done) => setTimeout(done)),
  });
  learn(solved, 'quick');
}

function learn(solved: WinTable, knowledge: 'quick' | 'exact'): void {
  table = solved;
  players.clear();
  say({ kind: 'knows', knowledge });
}
