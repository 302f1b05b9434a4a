import { type Combination, type Dice, type RuleSet, scoreSelection, without } from '@farkle/rules';
import { chosenDice, type Position } from './position.ts';
import type { Topic } from './topic.ts';

/** What a selection is said to be: worth so many points, or no legal play. */
export type Answer = number | 'notLegal';

/** What is this selection worth? */
export interface Question {
  readonly topic: Topic;
  readonly position: Position;
  /** Three worths in ascending order, then `notLegal`, so that its place gives nothing away. One of them is right. */
  readonly options: readonly Answer[];
}

/** The right answer and what proves it. */
export interface AnswerKey {
  readonly answer: Answer;
  /** The best division; of an illegal selection that of the dice which do score. */
  readonly combinations: readonly Combination[];
  /** The dice that do not score, sorted; empty where the selection is legal. */
  readonly stray: Dice;
  /** What is left without the stray dice, in points; the answer itself where the selection is legal. */
  readonly points: number;
}

/** The answer key of a position, as the rules score it. */
export function answerKey(position: Position, ruleSet: RuleSet): AnswerKey {
  const dice = chosenDice(position);
  const verdict = scoreSelection(dice, ruleSet);
  if (verdict.ok) {
    const { points, combinations } = verdict.value;
    return { answer: points, combinations, stray: [], points };
  }
  const stray = verdict.error.dice;
  const rest = scoreSelection(without(dice, stray), ruleSet);
  return {
    answer: 'notLegal',
    combinations: rest.ok ? rest.value.combinations : [],
    stray,
    points: rest.ok ? rest.value.points : 0,
  };
}
