import { type Dice, type RuleSet, sortDice } from '@farkle/rules';
import { advise, gradeOf, type Knowledge, type WinTable } from '@farkle/strategy';
import type { AnswerKey, Choice } from './answerKey.ts';
import { gameOf, type Position } from './position.ts';
import type { DecisionDrill } from './question.ts';

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

function sameDice(a: Dice, b: Dice): boolean {
  return sortDice(a).join() === sortDice(b).join();
}
