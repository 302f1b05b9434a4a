import type { DecisionQuestion } from '../../positions/question.ts';
import { MiniDice } from '../../session/MiniDice.tsx';
import { placesOf } from './decisionAnswer.ts';

/** The roll in small, the best dice ringed. */
export function DecisionMiniature({ question }: { readonly question: DecisionQuestion }) {
  const { position, key } = question;
  return <MiniDice dice={position.roll} ringed={placesOf(key.choices[0]?.setAside ?? [], position.roll)} />;
}
