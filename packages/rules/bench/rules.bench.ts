import { type Dice, faces } from '../src/dice.ts';
import { classic, type RuleSet } from '../src/ruleSet.ts';
import { buildRuleTables } from '../src/ruleTables.ts';
import { scoreSelection } from '../src/scoring.ts';
import { legalSelections } from '../src/selections.ts';

/*
 * Measures the scoring: all legal selections of all 46,656 rolls of six dice (warm, all together), the score of one
 * selection (mean over the same rolls), and building the tables of a rule set never seen before. Each figure is the
 * median of several rounds and is printed as one line of JSON.
 */
const rounds = 25;
const rolls = allRollsOfSix();
let straight = 0;

const tables = timed(() => {
  straight += 50;
  const unseen: RuleSet = { ...classic, straight };
  return buildRuleTables(unseen).points.length;
});
const selections = timed(() => {
  let found = 0;
  for (const roll of rolls) found += legalSelections(roll, classic).length;
  return found;
});
const scores = timed(() => {
  let points = 0;
  for (const roll of rolls) {
    const verdict = scoreSelection(roll, classic);
    if (verdict.ok) points += verdict.value.points;
  }
  return points;
});

print('legal-selections-ms', median(selections), 'ms');
print('score-selection-ns', (median(scores) / rolls.length) * 1e6, 'ns');
print('rule-set-tables-ms', median(tables), 'ms');

function print(name: string, value: number, unit: 'ms' | 'ns'): void {
  console.log(JSON.stringify({ name, value: Number(value.toPrecision(4)), unit }));
}

/** Milliseconds of each round. The work returns a number that is looked at, so that none of it can be left out. */
function timed(work: () => number): readonly number[] {
  return Array.from({ length: rounds }, () => {
    const from = performance.now();
    const result = work();
    const to = performance.now();
    if (!(result > 0))
      throw new Error('The measured work came to nothing, so its time says nothing; mend the benchmark.');
    return to - from;
  });
}

function allRollsOfSix(): readonly Dice[] {
  let rolls: Dice[] = [[]];
  for (let count = 0; count < 6; count++)
    rolls = rolls.flatMap((roll) => faces.map((face) => [...roll, face]));
  return rolls;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
