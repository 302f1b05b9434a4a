import { classic, type RuleSet, simple } from '@farkle/rules';
import { quickSolve, shippedTable } from '@farkle/strategy';
import { describe, expect, test } from 'vitest';
import { checkDecision } from '../../tests/checkDecision.ts';
import { chanceOf } from '../chance/chance.ts';
import { secondCost } from './answerKey.ts';
import type { Known } from './choices.ts';
import { drawDecision } from './drawDecision.ts';
import { aimWindow, hardnessOf } from './hardness.ts';
import { decisionDrills, endgameKindOf, signatureOf } from './question.ts';

const house: RuleSet = {
  ...classic,
  target: 1500,
  entryMinimum: 500,
  bankMinimum: 300,
  threeFarkles: 500,
  ofAKind: 'doubled',
};

const solved = quickSolve(house);

const tables: readonly (readonly [string, RuleSet, () => Promise<Known>])[] = [
  ['classic', classic, async () => ({ table: await shippedTable(classic), knowledge: 'exact' })],
  ['simple', simple, async () => ({ table: await shippedTable(simple), knowledge: 'exact' })],
  ['house', house, async () => ({ table: await solved, knowledge: 'quick' })],
  ['house, not solved yet,', house, async () => ({ table: null, knowledge: 'points' })],
];

describe.each(tables)('under %s rules', (_, ruleSet, know) => {
  test.each(decisionDrills)(
    'questions of %s are real moments near a border, with a right key',
    async (drill) => {
      const known = await know();
      let near = 0;
      const count = 10;
      for (let number = 0; number < count; number++) {
        const aim = 1100 + 200 * (number % 5);
        const request = { drill, aim, chance: chanceOf([1, 2, 3], number), avoid: [] };
        const question = drawDecision(ruleSet, known, request);
        checkDecision(drill, question, ruleSet, known.table);
        const away = Math.abs(hardnessOf(secondCost(question.key) ?? 0, question.key.currency) - aim);
        if (away <= aimWindow) near++;
      }
      expect(near).toBeGreaterThan(count * 0.6);
    },
  );
});

test('the same seed draws the same question, and one that was asked does not come again', async () => {
  const known: Known = { table: await shippedTable(classic), knowledge: 'exact' };
  const draw = (avoid: readonly string[]) =>
    drawDecision(classic, known, { drill: 'keep', aim: 1500, chance: chanceOf([4, 5, 6], 0), avoid });
  const once = draw([]);
  expect(draw([])).toEqual(once);
  expect(signatureOf(draw([signatureOf(once)]))).not.toBe(signatureOf(once));
});

test('every kind of endgame that the rules know comes up', async () => {
  const known: Known = { table: await solved, knowledge: 'quick' };
  const kinds = new Set(
    Array.from({ length: 30 }, (_, number) => {
      const request = {
        drill: 'endgame',
        aim: 1300,
        chance: chanceOf([7, 8, 9], number),
        avoid: [],
      } as const;
      return endgameKindOf(drawDecision(house, known, request).position, house);
    }),
  );
  expect([...kinds].sort()).toEqual(['entry', 'lastTurn', 'nearTarget', 'twoFarkles']);
});

test('bank or roll asks about many numbers of dice', async () => {
  const known: Known = { table: await shippedTable(classic), knowledge: 'exact' };
  const dice = new Set(
    Array.from({ length: 24 }, (_, number) => {
      const request = {
        drill: 'bankOrRoll',
        aim: 1300,
        chance: chanceOf([3, 2, 1], number),
        avoid: [],
      } as const;
      return drawDecision(classic, known, request).key.choices[0]?.diceLeft;
    }),
  );
  expect(dice.size).toBeGreaterThanOrEqual(4);
});
