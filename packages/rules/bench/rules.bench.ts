import { type Dice, faces } from '../src/dice.ts';
import { classic, type RuleSet } from '../src/ruleSet.ts';
import { buildRuleTables } from '../src/ruleTables.ts';
import { scoreSelection } from '../src/scoring.ts';
import { legalSelections } from '../src/selections.ts';

/** One measured figure; the median of several rounds. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'ns';
}

const rounds = 15;

/**
 * Measures the scoring: all legal selections of all 46,656 rolls of six dice (warm, all together), one score of a
 * selection (mean over the same rolls), and building the tables of a rule set never seen before.
 */
export async function benchRules(): Promise<readonly Figure[]> {
  const tables = timed(() => {
    const different: RuleSet = { ...classic, straight: nextStraight() };
    return buildRuleTables(different).points.length;
  });
  const rolls = allRollsOfSix();
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
  return [
    { name: 'legal-selections-ms', value: rounded(median(selections)), unit: 'ms' },
    { name: 'score-selection-ns', value: rounded((median(scores) / rolls.length) * 1e6), unit: 'ns' },
    { name: 'rule-set-tables-ms', value: rounded(median(tables)), unit: 'ms' },
  ];
}

let straight = 0;

function nextStraight(): number {
  straight += 50;
  return straight;
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

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
