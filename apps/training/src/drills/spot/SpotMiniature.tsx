import { type RuleSet, scoringDice } from '@farkle/rules';
import { DiceRow } from '@farkle/ui';
import type { Question } from './question.ts';

/** The roll in small, with the dice that score ringed. */
export function SpotMiniature({
  question,
  ruleSet,
}: {
  readonly question: Question;
  readonly ruleSet: RuleSet;
}) {
  const scoring = scoringDice(question.roll, ruleSet).flatMap(({ scores }, place) => (scores ? [place] : []));
  return <DiceRow faces={question.roll} ringed={scoring} />;
}
