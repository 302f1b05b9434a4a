import type { RuleSet } from '@farkle/rules';
import { BlankDice } from './BlankDice.tsx';
import type { Question } from './question.ts';

/** The dice to roll in small. */
export function OddsMiniature({ question }: { readonly question: Question; readonly ruleSet: RuleSet }) {
  return <BlankDice count={question.dice} small />;
}
