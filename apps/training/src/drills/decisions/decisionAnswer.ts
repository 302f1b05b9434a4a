import { type Dice, type Face, sortDice } from '@farkle/rules';
import type { Choice } from '../../positions/answerKey.ts';
import type { DecisionQuestion } from '../../positions/question.ts';

/** What somebody would do with the roll on the table. */
export interface DecisionAnswer {
  /** The places in the roll of the dice set aside, ascending. */
  readonly places: readonly number[];
  /** What comes then; null where only the dice are asked for. */
  readonly then: 'roll' | 'bank' | null;
}

/** The dice of an answer, sorted. */
export function diceOf({ position }: DecisionQuestion, { places }: DecisionAnswer): Dice {
  return sortDice(places.flatMap((place) => position.roll[place] ?? []));
}

/** The choice that an answer makes; null for one that the rules refuse. */
export function choiceOf(question: DecisionQuestion, answer: DecisionAnswer): Choice | null {
  const dice = diceOf(question, answer).join();
  const made = question.key.choices.find(
    ({ setAside, then }) => setAside.join() === dice && (answer.then === null || answer.then === then),
  );
  return made ?? null;
}

/**
 * Where the dice of a selection lie, ascending. Of dice alike those in `preferred` first, so that a best answer is shown
 * on the very dice that somebody chose.
 */
export function placesOf(dice: Dice, roll: Dice, preferred: readonly number[] = []): readonly number[] {
  const order = [...preferred, ...roll.keys()];
  const taken: number[] = [];
  for (const face of dice) {
    const place = order.find((at) => roll[at] === (face as Face) && !taken.includes(at));
    if (place !== undefined) taken.push(place);
  }
  return taken.sort((a, b) => a - b);
}
