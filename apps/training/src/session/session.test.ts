import { describe, expect, test } from 'vitest';
import { traineeRating } from '../rating/traineeRating.ts';
import type { DrillLogic } from './drill.ts';
import { hasteMs } from './haste.ts';
import {
  isLast,
  type Session,
  type SessionEvent,
  sessionAfter,
  startSession,
  timeLeftMs,
} from './session.ts';
import { type SessionLength, sessionLengths } from './sessionLength.ts';

/** A drill that asks for a number and says it: small enough to see the session alone. */
const logic: DrillLogic<number, number, string> = {
  draw: ({ chance, asked }) => {
    let number = chance.below(1000);
    while (asked.includes(number)) number = chance.below(1000);
    return number;
  },
  difficulty: (number) => 1000 + number,
  judge: (number, answer) => ({
    score: number === answer ? 1 : 0,
    isRight: number === answer,
    best: number,
    values: { given: answer, best: number },
    cost: Math.abs(number - answer),
    reason: 'same',
  }),
  parse: (value) => (typeof value === 'number' ? value : null),
  signature: String,
};

function begin(length: SessionLength = sessionLengths.ten, due: readonly number[] = []) {
  return startSession(logic, { seed: [1, 2, 3], length, at: 0, rating: traineeRating, due });
}

function play(
  session: Session<number, number, string>,
  ...events: readonly SessionEvent<number>[]
): Session<number, number, string> {
  return events.reduce((before, event) => sessionAfter(logic, before, event), session);
}

/** Answers the question on the table and goes on. */
function answered(session: Session<number, number, string>, isRight: boolean, at = 0) {
  const answer = session.asked.question + (isRight ? 0 : 1);
  const pressed = { type: 'answered', answer, at: Math.max(at, (session.shownAt ?? at) + hasteMs) } as const;
  return play(session, pressed, { type: 'next', at: pressed.at + hasteMs });
}

describe('a session of ten questions', () => {
  test('is over after ten answers, and says so at the last one', () => {
    let session = begin();
    for (let number = 1; number <= 10; number++) {
      expect(session.phase).toBe('asking');
      expect(isLast(session)).toBe(number === 10);
      session = answered(session, number !== 3);
    }
    expect(session.phase).toBe('over');
    expect(session.answered.filter(({ verdict }) => verdict.isRight)).toHaveLength(9);
    expect(new Set(session.answered.map(({ question }) => question)).size).toBe(10);
  });

  test('the second press of a double press neither answers again nor skips what is told', () => {
    const told = play(begin(), { type: 'answered', answer: 1, at: 0 });
    expect(told.phase).toBe('telling');
    expect(play(told, { type: 'answered', answer: 2, at: 1 })).toBe(told);
    expect(play(told, { type: 'next', at: hasteMs - 1 })).toBe(told);
    expect(play(told, { type: 'next', at: hasteMs }).phase).toBe('asking');
  });

  test('the second press of a double press on "next" answers no question that nobody has seen', () => {
    const next = play(begin(), { type: 'answered', answer: 1, at: 0 }, { type: 'next', at: 1000 });
    expect(play(next, { type: 'next', at: 1001 })).toBe(next);
    expect(play(next, { type: 'answered', answer: 1, at: 1000 + hasteMs - 1 })).toBe(next);
    expect(play(next, { type: 'answered', answer: 1, at: 1000 + hasteMs }).phase).toBe('telling');
  });

  test('a clock that was set back holds nobody up', () => {
    const told = play(begin(), { type: 'answered', answer: 1, at: 5000 });
    expect(play(told, { type: 'next', at: 1000 }).phase).toBe('asking');
  });

  test('a press after the end does nothing', () => {
    const over = play(begin(), { type: 'ended' });
    expect(over.phase).toBe('over');
    expect(
      play(over, { type: 'ended' }, { type: 'next', at: 4 }, { type: 'answered', answer: 1, at: 5 }),
    ).toBe(over);
  });

  test('the same seed and answers ask the same', () => {
    const run = () => answered(answered(begin(), true), false).asked;
    expect(run()).toEqual(run());
  });

  test('the rating moves with every answer', () => {
    expect(answered(begin(), true).rating.rating).toBeGreaterThan(traineeRating.rating);
    expect(answered(begin(), false).rating.rating).toBeLessThan(traineeRating.rating);
  });
});

test('mistakes that are due come back as every second question and move no rating', () => {
  let session = begin(sessionLengths.ten, [1001, 1002]);
  const repeats: boolean[] = [];
  for (let number = 0; number < 6; number++) {
    repeats.push(session.asked.isRepeat);
    const before = session.rating;
    session = answered(session, true);
    expect(session.rating === before).toBe(repeats.at(-1));
  }
  expect(repeats).toEqual([false, true, false, true, false, false]);
  expect(session.answered.map(({ question }) => question)).toEqual(expect.arrayContaining([1001, 1002]));
});

test('an endless session goes on until it is ended', () => {
  let session = begin(sessionLengths.endless);
  for (let number = 0; number < 50; number++) session = answered(session, true);
  expect(session.phase).toBe('asking');
  expect(play(session, { type: 'ended' }).phase).toBe('over');
});

test('a shorter length ends the session where it already is', () => {
  let session = begin(sessionLengths.endless);
  for (let number = 0; number < 12; number++) session = answered(session, true);
  session = play(session, { type: 'lengthened', length: sessionLengths.ten, at: 0 });
  expect(answered(session, true).phase).toBe('over');
});

describe('against the clock', () => {
  const clock = sessionLengths.oneMinute;

  test('only the time of thinking counts', () => {
    let session = begin(clock);
    session = play(session, { type: 'answered', answer: 1, at: 10_000 });
    expect(timeLeftMs(session, 40_000)).toBe(50_000);
    session = play(session, { type: 'next', at: 100_000 });
    expect(timeLeftMs(session, 130_000)).toBe(20_000);
  });

  test('when time is up the session is over and the open question does not count', () => {
    const session = answered(begin(clock), true, 20_000);
    expect(play(session, { type: 'timeUp', at: 59_000 })).toBe(session);
    const over = play(session, { type: 'timeUp', at: 60_000 + hasteMs });
    expect(over).toMatchObject({ phase: 'over', isTimeUp: true });
    expect(over.answered).toHaveLength(1);
  });

  test('an answer that comes too late does not count', () => {
    const over = play(begin(clock), { type: 'answered', answer: 1, at: 61_000 });
    expect(over.phase).toBe('over');
    expect(over.answered).toEqual([]);
  });

  test('a clock that is chosen later starts then', () => {
    const session = play(begin(), { type: 'lengthened', length: clock, at: 500_000 });
    expect(timeLeftMs(session, 501_000)).toBe(59_000);
  });
});
