import { type Dice, faces } from '../src/dice.ts';
import { classic, type RuleSet } from '../src/ruleSet.ts';
import { buildRuleTables } from '../src/ruleTables.ts';
import { scoreSelection } from '../src/scoring.ts';
import { legalSelections } from '../src/selections.ts';

/*
 * Measures the scoring: all legal selections of all 46,656 rolls of six dice (warm, all together), the score of one
 * selection (mean over the same rolls), and building the tables of a rule set never seen before. Each is the quickest
 * of many rounds, because whatever else the machine does can only add to a time; the very first tables of the process,
 * built with nothing warm, are a figure of their own.
 */
const rounds = 100;
const rolls = allRollsOfSix();
let straight = 0;

const buildUnseen = (): number => {
  straight += 50;
  const unseen: RuleSet = { ...classic, straight };
  return buildRuleTables(unseen).points.length;
};
const coldTables = timed(1, buildUnseen);
const tables = timed(rounds, buildUnseen);
const selections = timed(rounds, () => {
  let found = 0;
  for (const roll of rolls) found += legalSelections(roll, classic).length;
  return found;
});
const scores = timed(rounds, () => {
  let points = 0;
  for (const roll of rolls) {
    const verdict = scoreSelection(roll, classic);
    if (verdict.ok) points += verdict.value.points;
  }
  return points;
});

print('legal-selections-ms', selections, 'ms');
print('score-selection-ns', (scores / rolls.length) * 1e6, 'ns');
print('rule-set-tables-ms', tables, 'ms');
print('rule-set-tables-cold-ms', coldTables, 'ms');

function print(name: string, value: number, unit: 'ms' | 'ns'): void {
  console.log(JSON.stringify({ name, value: Number(value.toPrecision(4)), unit }));
}

/** Milliseconds of the quickest round. The work returns a number that is looked at, so that none of it can be left out. */
function timed(times: number, work: () => number): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < times; round++) {
    const from = performance.now();
    const result = work();
    quickest = Math.min(quickest, performance.now() - from);
    if (!(result > 0)) {
      throw new Error('The measured work came to nothing, so its time says nothing; mend the benchmark.');
    }
  }
  return quickest;
}

function allRollsOfSix(): readonly Dice[] {
  let rolls: Dice[] = [[]];
  for (let count = 0; count < 6; count++)
    rolls = rolls.flatMap((roll) => faces.map((face) => [...roll, face]));
  return rolls;
}
