import { classic, type RuleSet, simple } from '@farkle/rules';
import { quickSolve, shippedTable } from '@farkle/strategy';
import { describe, test } from 'vitest';
import { chanceOf } from '../src/chance/chance.ts';
import type { Known } from '../src/positions/choices.ts';
import { drawDecision } from '../src/positions/drawDecision.ts';
import { decisionDrills } from '../src/positions/question.ts';
import { checkDecision } from './checkDecision.ts';

/** Questions of each drill under each rule set. */
const count = 10_000;

const house: RuleSet = {
  ...classic,
  target: 5000,
  ofAKind: 'doubled',
  entryMinimum: 500,
  threeFarkles: 1000,
  straight: 2000,
};

const exact = async (ruleSet: RuleSet): Promise<Known> => ({
  table: await shippedTable(ruleSet),
  knowledge: 'exact',
});
const quick = async (ruleSet: RuleSet): Promise<Known> => ({
  table: await quickSolve(ruleSet),
  knowledge: 'quick',
});

const tables: readonly (readonly [string, RuleSet, (ruleSet: RuleSet) => Promise<Known>])[] = [
  ['classic', classic, exact],
  ['simple', simple, exact],
  ['doubled to 5,000 with entry 500 and penalty 1,000', house, quick],
];

describe.each(tables)('under %s rules', (_, ruleSet, know) => {
  test.each(decisionDrills)(`${count} questions of %s agree with the recomputed values`, async (drill) => {
    const known = await know(ruleSet);
    for (let number = 0; number < count; number++) {
      const aim = 1100 + (number % 9) * 100;
      const request = { drill, aim, chance: chanceOf([20, 26, 11], number), avoid: [] };
      checkDecision(drill, drawDecision(ruleSet, known, request), ruleSet, known.table);
    }
  });
});
