import type { RuleSet } from '@farkle/rules';
import { diceInPlay, pointsGrid } from '@farkle/rules';
import { rollOutcomes } from './rollOutcomes.ts';

/** Width of one level of turn points in a table: places 1–6 hold the values with so many dice left. */
export const levelWidth = 8;

/**
 * The outcomes of a roll laid out flat for the innermost loops. A table of values is indexed by
 * `levelWidth × level + dice left`, a level being 50 turn points, so an answer is a distance within the table:
 * outcome o has the chance `chances[o]` and the answers `steps[answersFrom[o]]` up to `steps[answersFrom[o + 1]]`.
 */
export interface RollProgram {
  readonly farkle: number;
  readonly chances: Float64Array;
  readonly answersFrom: Int32Array;
  readonly steps: Int32Array;
}

/** The most points that one roll can bring, in levels of 50. */
export function mostLevelsOfARoll(ruleSet: RuleSet): number {
  let most = 0;
  for (const { outcomes } of rollOutcomes(ruleSet)) {
    for (const { answers } of outcomes) {
      for (const { points } of answers) most = Math.max(most, points / pointsGrid);
    }
  }
  return most;
}

/** One program for each number of dice, by index 0–6. */
export function turnProgram(ruleSet: RuleSet): readonly RollProgram[] {
  return rollOutcomes(ruleSet).map(({ farkle, outcomes }) => {
    const answersFrom = new Int32Array(outcomes.length + 1);
    const steps: number[] = [];
    for (const [at, { answers }] of outcomes.entries()) {
      for (const { points, diceLeft } of answers) steps.push((points / pointsGrid) * levelWidth + diceLeft);
      answersFrom[at + 1] = steps.length;
    }
    return {
      farkle,
      chances: Float64Array.from(outcomes, ({ chance }) => chance),
      answersFrom,
      steps: Int32Array.from(steps),
    };
  });
}

/** The mean, over everything but a farkle, of the best answer's value in a table, seen from a place in it. */
export function meanOfBest(program: RollProgram, values: Float64Array, level: number): number {
  const { chances, answersFrom, steps } = program;
  const here = level * levelWidth;
  let mean = 0;
  let at = 0;
  for (let outcome = 0; outcome < chances.length; outcome++) {
    const end = answersFrom[outcome + 1] as number;
    let best = values[here + (steps[at] as number)] as number;
    for (at++; at < end; at++) {
      const value = values[here + (steps[at] as number)] as number;
      if (value > best) best = value;
    }
    mean += (chances[outcome] as number) * best;
  }
  return mean;
}

/** Numbers of dice that can be left to roll, 1 to 6. */
export const diceCounts: readonly number[] = Array.from({ length: diceInPlay }, (_, index) => index + 1);
