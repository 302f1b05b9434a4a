import { expect, test } from 'vitest';
import { answerKey } from './question.ts';
import { questionsInRound, type Round, roundAfter, startRound } from './round.ts';
import { newStanding } from './standing.ts';

const fresh = (): Round => startRound('classic', newStanding, [1, 2, 3]);

function answerRightly(round: Round): Round {
  const { position, preset } = round.question;
  return roundAfter(round, { type: 'answered', answer: answerKey(position, preset).answer });
}

function answerWrongly(round: Round): Round {
  const { position, preset, options } = round.question;
  const { answer } = answerKey(position, preset);
  const wrong = options.find((option) => option !== answer) ?? 'notLegal';
  return roundAfter(round, { type: 'answered', answer: wrong });
}

test('ten answers make a round', () => {
  let round = fresh();
  for (let number = 0; number < questionsInRound; number++) {
    expect(round.phase).toBe('asking');
    round = answerRightly(round);
    expect(round.phase).toBe('telling');
    round = roundAfter(round, { type: 'next' });
  }
  expect(round.phase).toBe('over');
  expect(round.answered.every(({ isRight }) => isRight)).toBe(true);
  expect(round.standing).toMatchObject({ answered: 10, right: 10, rounds: 1 });
});

test('a second press on an answer or on “next” changes nothing', () => {
  const told = answerWrongly(fresh());
  expect(answerRightly(told)).toBe(told);
  const asking = roundAfter(told, { type: 'next' });
  expect(roundAfter(asking, { type: 'next' })).toBe(asking);
});

test('an answer that was not offered changes nothing', () => {
  const round = fresh();
  expect(roundAfter(round, { type: 'answered', answer: 12_345 })).toBe(round);
});

test('a missed kind comes back within the round, more often than not', () => {
  let cameBack = 0;
  for (let seed = 0; seed < 100; seed++) {
    const first = startRound('classic', newStanding, [seed, 5, 9]);
    const { topic } = first.question;
    let round = roundAfter(answerWrongly(first), { type: 'next' });
    let isBack = false;
    while (round.phase === 'asking') {
      isBack ||= round.question.topic === topic;
      round = roundAfter(answerRightly(round), { type: 'next' });
    }
    if (isBack) cameBack++;
  }
  expect(cameBack).toBeGreaterThan(70);
});

test('the same answers to the same seed ask the same questions', () => {
  const play = () => roundAfter(answerWrongly(fresh()), { type: 'next' });
  expect(play()).toEqual(play());
});
