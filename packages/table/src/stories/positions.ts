import type { TableInput } from '@farkle/engine';
import { classic, type RuleSet } from '@farkle/rules';
import type { Snapshot } from 'xstate';
import { playedSnapshot, withSeats } from './playedSnapshot.ts';
import { againstHard, friends, hardBegins } from './Stage.tsx';

/** Positions that several stories start from. */

/** The middle of a turn: a 1 was set aside, three 2s are being set aside. */
export const midTurn = withSeats(
  playedSnapshot(
    againstHard,
    ['1-6-4-3-4-2', '5-2-2-3-2'],
    [
      { type: 'roll' },
      { type: 'die.toggled', place: 0 },
      { type: 'roll' },
      { type: 'dice.held', places: [2, 3, 5] },
    ],
  ),
  [{ score: 4350 }, { score: 5100 }],
);

/** A table with every minimum and penalty. */
export const strictInput: TableInput = {
  ...againstHard,
  ruleSet: { ...classic, threeFarkles: 500, entryMinimum: 500 },
};

/** Two farkles in a row behind, 350 points to lose, five dice to roll. */
export const beforeThirdFarkle = withSeats(
  playedSnapshot(strictInput, ['1-6-4-3-4-2'], [{ type: 'roll' }, { type: 'die.toggled', place: 0 }]),
  [{ score: 350, farklesInRow: 2 }, { score: 5100 }],
);

/** 200 points chosen where the first bank needs 500. */
export const belowEntryMinimum = withSeats(
  playedSnapshot(strictInput, ['1-1-4-3-4-2'], [{ type: 'roll' }, { type: 'dice.held', places: [0, 1] }]),
  [{ entered: false }, { score: 5100 }],
);

/** The second roll of a turn whose dice all score. */
export const beforeHotDice = withSeats(
  playedSnapshot(
    againstHard,
    ['1-6-4-3-4-2', '5-2-2-5-2'],
    [{ type: 'roll' }, { type: 'die.toggled', place: 0 }, { type: 'roll' }],
  ),
  [{ score: 4350 }, { score: 5100 }],
);

/** The computer has shown what it keeps. */
export const hardShows = withSeats(
  playedSnapshot(
    hardBegins,
    ['1-1-4-3-4-2'],
    [
      { type: 'computer.decided', setAside: [], then: 'roll' },
      { type: 'computer.shown' },
      { type: 'computer.decided', setAside: [1, 1], then: 'roll' },
    ],
  ),
  [{ score: 4350 }, { score: 5100 }],
);

/** A person and three computers. */
export const fourSeats: TableInput = {
  ruleSet: { ...classic, entryMinimum: 500 },
  goal: { kind: 'target' },
  kinds: ['person', 'computer', 'computer', 'computer'],
};

/** The same with two computers. */
export const threeSeats: TableInput = { ...fourSeats, kinds: ['person', 'computer', 'computer'] };

/** 150 points chosen at a table of several seats. */
export function choosingAt(input: TableInput, scores: readonly number[]): Snapshot<unknown> {
  return withSeats(
    playedSnapshot(input, ['1-1-4-5-4-2'], [{ type: 'roll' }, { type: 'dice.held', places: [0, 3] }]),
    scores.map((score) => ({ score, entered: score > 0 })),
  );
}

/** The computer has reached the target; this is the person's last turn, and the bank would lose. */
export function lastTurnBehind(): Snapshot<unknown> {
  return retold(
    classic,
    withSeats(
      playedSnapshot(
        { ...hardBegins, ruleSet: { ...classic, target: 1000 } },
        ['1-1-1-5-4-2', '1-1-4-3-4-2'],
        [
          { type: 'computer.decided', setAside: [], then: 'roll' },
          { type: 'computer.shown' },
          { type: 'computer.decided', setAside: [1, 1, 1, 5], then: 'bank' },
          { type: 'computer.shown' },
          { type: 'roll' },
          { type: 'dice.held', places: [0, 1] },
        ],
      ),
      [{ score: 8800 }, { score: 10_050 }],
    ),
  );
}

/** Two people; the bank of the second makes both scores equal and ends the game. */
export function beforeSharedWin(): Snapshot<unknown> {
  return retold(
    classic,
    withSeats(
      playedSnapshot(
        { ...friends, ruleSet: { ...classic, target: 1000 } },
        ['1-1-1-5-4-2', '1-1-4-3-4-2'],
        [
          { type: 'handover.accepted' },
          { type: 'roll' },
          { type: 'dice.held', places: [0, 1, 2] },
          { type: 'bank' },
          { type: 'handover.accepted' },
          { type: 'roll' },
          { type: 'dice.held', places: [0, 1] },
        ],
      ),
      [{ score: 10_000 }, { score: 9800 }],
    ),
  );
}

/** The short game that led here, told as one under other rules. */
function retold(ruleSet: RuleSet, saved: Snapshot<unknown>): Snapshot<unknown> {
  const copy = structuredClone(saved) as Snapshot<unknown> & { context: { game: { ruleSet: RuleSet } } };
  copy.context.game.ruleSet = ruleSet;
  return copy;
}
