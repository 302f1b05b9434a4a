import { type RuleSet, scoringDice } from '@farkle/rules';
import { MiniDice } from '../../session/MiniDice.tsx';
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
  return <MiniDice dice={question.roll} ringed={scoring} />;
}
