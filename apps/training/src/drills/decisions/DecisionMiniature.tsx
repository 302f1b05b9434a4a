import { DiceRow } from '@farkle/ui';
import type { DecisionQuestion } from '../../positions/question.ts';
import { placesOf } from './decisionAnswer.ts';

/** The roll in small, the best dice ringed. */
export function DecisionMiniature({ question }: { readonly question: DecisionQuestion }) {
  const { position, key } = question;
  return <DiceRow faces={position.roll} ringed={placesOf(key.choices[0]?.setAside ?? [], position.roll)} />;
}
