import { type Dice, type RuleSet, sortDice } from '@farkle/rules';
import { advise, type Currency, type Grade, gradeOf, type Reason, type WinTable } from '@farkle/strategy';
import { gameOf, type Position } from './position.ts';
import type { DecisionDrill } from './question.ts';

/** How well values are known: exactly, by a quick solve (within 0.001, with a penalty 0.003), or by points alone. */
export type Knowledge = 'points' | 'quick' | 'exact';

/** Something that could be done, and what it is worth. */
export interface Choice {
  /** Sorted. */
  readonly setAside: Dice;
  readonly then: 'roll' | 'bank';
  /** Turn points with the selection added. */
  readonly turnPoints: number;
  /** Dice of the next roll if one rolls on. */
  readonly diceLeft: number;
  /** In the currency of the key. */
  readonly value: number;
  /** What it costs against the best, 0 or more. */
  readonly cost: number;
  readonly grade: Grade;
}

/** The answer key of a question. */
export interface AnswerKey {
  /** Chance to win (0–1), expected points of the turn, or expected turns still to come (fewer is better). */
  readonly currency: Currency;
  readonly knowledge: Knowledge;
  /** Every choice that the question leaves, best first. */
  readonly choices: readonly Choice[];
  /** The coach's reasons for the best choice, the weightiest first. */
  readonly reasons: readonly Reason[];
}

/** What is known of a rule set when questions are drawn. */
export interface Known {
  readonly table: WinTable | null;
  readonly knowledge: Knowledge;
}

/**
 * The coach's answer key. Bank or roll leaves the two deeds with the best selection, Keep each selection once with the
 * better deed, Endgame everything. Null where the question would leave no choice.
 */
export function answerKey(
  drill: DecisionDrill,
  position: Position,
  ruleSet: RuleSet,
  { table, knowledge }: Known,
): AnswerKey | null {
  const key = answerKeyOf(position, ruleSet, { table, knowledge });
  const { choices } = key;
  const left = choices.filter(({ setAside }, at) => {
    switch (drill) {
      case 'bankOrRoll':
        return sameDice(setAside, choices[0]?.setAside ?? []);
      case 'keep':
        return choices.findIndex((choice) => sameDice(choice.setAside, setAside)) === at;
      case 'endgame':
        return true;
      default:
        return drill satisfies never;
    }
  });
  return left.length < 2 ? null : { ...key, choices: left };
}

/** Everything that can be done with the roll of a position, valued. */
export function answerKeyOf(position: Position, ruleSet: RuleSet, known: Known): AnswerKey {
  const { currency, options, best, reasons } = advise(gameOf(position, ruleSet), known.table);
  const choices = options.map((option): Choice => {
    const cost = Math.abs(best.value - option.value);
    return { ...option, setAside: sortDice(option.setAside), cost, grade: gradeOf(cost, currency) };
  });
  return { currency, knowledge: knowledgeAt(position, ruleSet, known), choices, reasons };
}

/** How well a position's values are known: only chances to win rest on the table, and only a penalty leaves points open. */
export function knowledgeAt({ goal }: Position, { threeFarkles }: RuleSet, known: Known): Knowledge {
  if (goal === 'target') return known.knowledge;
  return goal === 'turns' && threeFarkles > 0 ? 'quick' : 'exact';
}

/** A game is as good as decided from this chance on, for one side or the other. */
const decided = 0.97;

/**
 * What the second choice costs: the best one that really is another choice. Taking fewer points with as many dice left
 * is none, and neither is a bank that certainly loses. Null where no such choice is left, where a bank wins at once, or
 * where the game is as good as decided: there is little to learn from those.
 */
export function secondCost({ choices, currency, reasons }: AnswerKey): number | null {
  const [best, ...others] = choices;
  if (best === undefined) return null;
  if (best.then === 'bank' && reasons.some(({ code }) => code === 'bankWins')) return null;
  if (currency === 'winChance' && Math.abs(best.value - 0.5) > decided - 0.5) return null;
  const rival = others.find(
    ({ diceLeft, then, value }) =>
      (diceLeft !== best.diceLeft || then !== best.then) && (value > 0 || currency === 'turns'),
  );
  return rival?.cost ?? null;
}

function sameDice(a: Dice, b: Dice): boolean {
  return sortDice(a).join() === sortDice(b).join();
}
