import { classic } from '@farkle/rules';
import { expect, test } from 'vitest';
import { chanceOf } from '../chance/chance.ts';
import { drawDecision } from './drawDecision.ts';
import { type DecisionQuestion, signatureOf } from './question.ts';
import { openSupply } from './supply.ts';

const known = { table: null, knowledge: 'points' } as const;

function drawer() {
  const heard: (() => void)[] = [];
  const aims: number[] = [];
  return {
    aims,
    learn: () => heard.forEach((each) => void each()),
    learns: (each: () => void) => void heard.push(each),
    draw: async ({
      aim,
      seed,
      stream,
      avoid,
    }: {
      aim: number;
      seed: readonly [number, number, number];
      stream: number;
      avoid: readonly string[];
    }) => {
      aims.push(aim);
      return drawDecision(classic, known, { drill: 'keep', aim, chance: chanceOf(seed, stream), avoid });
    },
  };
}

const settled = () => new Promise((done) => setTimeout(done, 20));

test('twenty questions follow each other at once and none comes twice', async () => {
  const supply = await openSupply(drawer(), [1, 2, 3]);
  const asked: DecisionQuestion[] = [];
  for (let number = 0; number < 20; number++) {
    asked.push(supply.take(1300, asked));
    await settled();
  }
  expect(new Set(asked.map(signatureOf)).size).toBe(20);
});

test('the same request gives the same question, and what is near the aim is drawn behind it', async () => {
  const hands = drawer();
  const supply = await openSupply(hands, [4, 5, 6]);
  const first = supply.take(1700, []);
  expect(supply.take(1700, [])).toBe(first);
  await settled();
  expect(hands.aims.filter((aim) => aim === 1700).length).toBeGreaterThan(0);
});

test('what is learnt while the first questions are drawn leaves them to be asked', async () => {
  const hands = drawer();
  const opening = openSupply(hands, [1, 1, 1]);
  hands.learn();
  expect((await opening).take(1300, []).key.choices.length).toBeGreaterThan(1);
});

test('once more is known, what was drawn before is drawn anew', async () => {
  const hands = drawer();
  await openSupply(hands, [7, 8, 9]);
  await settled();
  const before = hands.aims.length;
  hands.learn();
  await settled();
  expect(hands.aims.length).toBeGreaterThan(before);
});
