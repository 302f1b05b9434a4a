import {
  diceInPlay,
  multisetCount,
  multisetStart,
  multisetWays,
  pointsGrid,
  type RuleSet,
  type RuleTables,
  ruleTables,
} from '@farkle/rules';
import { type Answer, diceAfter, rollOutcomes } from './rollOutcomes.ts';

/** Width of one level of turn points in a table of values: places 1–6 hold those with so many dice left. */
export const levelWidth = 8;

/** Numbers of dice that can be left to roll, 1 to 6. */
export const diceCounts: readonly number[] = Array.from({ length: diceInPlay }, (_, index) => index + 1);

/**
 * The outcomes of a roll laid out flat for the innermost loop, by ascending number of answers. A table of values is
 * indexed by `levelWidth × level + dice left`, a level being 50 points, so an answer is a distance within the table.
 */
export interface RollProgram {
  readonly farkle: number;
  readonly chances: Float64Array;
  /** The answers of one outcome after the other. */
  readonly steps: Int32Array;
  /** `answers[n]`: how many outcomes have n answers. */
  readonly answers: Int32Array;
  /** The most levels that an answer adds. */
  readonly reach: number;
}

/**
 * Which answers are weighed. `mostPoints`: of those that leave equally many dice the one of most points, which is
 * enough wherever more points are never worse. `undominated`: of these, only those not beaten in points by hot dice as
 * well, which is enough wherever, besides, six dice are worth as much as any other number. `bankable`: the same where
 * hot dice cannot be banked; the most points that can be are weighed beside them. `all`: every one.
 */
export type Answers = 'undominated' | 'bankable' | 'mostPoints' | 'all';

const known = new WeakMap<RuleTables, Map<string, readonly RollProgram[]>>();

/** One program for each number of dice, by index 0–6. Answers of more than `clamp` levels count as so many. */
export function turnProgram(
  ruleSet: RuleSet,
  answers: Answers,
  clamp: number = Number.POSITIVE_INFINITY,
): readonly RollProgram[] {
  const tables = ruleTables(ruleSet);
  const ofTables = known.get(tables) ?? new Map<string, readonly RollProgram[]>();
  known.set(tables, ofTables);
  const key = `${answers} ${clamp}`;
  const programs = ofTables.get(key) ?? build(ruleSet, answers, clamp);
  ofTables.set(key, programs);
  return programs;
}

function build(ruleSet: RuleSet, answers: Answers, clamp: number): readonly RollProgram[] {
  const outcomes = answers === 'all' ? allOutcomes(ruleSet) : outcomesOfMostPoints(ruleSet);
  return rollOutcomes(ruleSet).map(({ farkle }, dice) => {
    const merged = new Map<string, { chance: number; steps: readonly number[] }>();
    for (const { chance, answers: given } of outcomes(dice)) {
      const weighed = narrowed(given, answers);
      const steps = [...new Set(weighed.map((answer) => stepOf(answer, clamp)))].sort((a, b) => a - b);
      const key = steps.join(' ');
      const known = merged.get(key);
      if (known === undefined) merged.set(key, { chance, steps });
      else known.chance += chance;
    }
    return program(farkle, [...merged.values()]);
  });
}

function program(farkle: number, outcomes: { chance: number; steps: readonly number[] }[]): RollProgram {
  const sorted = outcomes.toSorted((a, b) => a.steps.length - b.steps.length);
  const answers = new Int32Array(Math.max(6, ...sorted.map(({ steps }) => steps.length)) + 1);
  for (const { steps } of sorted) answers[steps.length] = (answers[steps.length] as number) + 1;
  const steps = Int32Array.from(sorted.flatMap((outcome) => outcome.steps));
  return {
    farkle,
    chances: Float64Array.from(sorted, ({ chance }) => chance),
    steps,
    answers,
    reach: steps.reduce((most, step) => Math.max(most, Math.floor(step / levelWidth)), 0),
  };
}

type Chanced = { readonly chance: number; readonly answers: readonly Answer[] };

function outcomesOfMostPoints(ruleSet: RuleSet): (dice: number) => readonly Chanced[] {
  const outcomes = rollOutcomes(ruleSet);
  return (dice) => outcomes[dice]?.outcomes ?? [];
}

function allOutcomes(ruleSet: RuleSet): (dice: number) => readonly Chanced[] {
  const { selections } = ruleTables(ruleSet);
  return (dice) => {
    const all: Chanced[] = [];
    const end = multisetStart[dice + 1] ?? multisetCount;
    for (let roll = multisetStart[dice] as number; roll < end; roll++) {
      const answers = (selections[roll] ?? []).map((selection) => ({
        points: selection.points,
        diceLeft: diceAfter(dice, selection.dice.length),
      }));
      if (answers.length > 0) all.push({ chance: (multisetWays[roll] as number) / 6 ** dice, answers });
    }
    return all;
  };
}

function narrowed(given: readonly Answer[], answers: Answers): readonly Answer[] {
  const hot = given.find(({ diceLeft }) => diceLeft === diceInPlay);
  if (hot === undefined || answers === 'mostPoints' || answers === 'all') return given;
  const cool = given.filter((answer) => answer !== hot);
  const most = Math.max(...cool.map(({ points }) => points));
  const least = answers === 'bankable' ? Math.min(most, hot.points + 1) : hot.points + 1;
  return [hot, ...cool.filter(({ points }) => points >= least)];
}

function stepOf({ points, diceLeft }: Answer, clamp: number): number {
  return Math.min(points / pointsGrid, clamp) * levelWidth + diceLeft;
}
