import { diceInPlay } from '@farkle/rules';
import { DiceTray, type TrayDie } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import { Board } from '../../session/Board.tsx';
import type { TableProps } from '../../session/drill.ts';
import type { Reason } from './kind.ts';
import type { Answer, Question } from './question.ts';
import { toggled } from './toggled.ts';

/** The roll: dice to choose, then each with its verdict. */
export function SpotTable({ question, draft, onDraft, told }: TableProps<Question, Answer, Reason>) {
  const t = useTranslations('training.spot');
  const chosen = draft ?? [];

  function dieAt(place: number): TrayDie | null {
    const face = question.roll[place];
    if (face === undefined) return null;
    const words = { face: String(face) };
    if (told === null) {
      return chosen.includes(place)
        ? {
            face,
            name: t('die.chosen', words),
            caption: t('die.chosenCaption'),
            look: 'held',
            press: 'toggle',
          }
        : { face, name: t('die.free', words), look: 'plain', press: 'toggle' };
    }
    const scores = told.verdict.best.includes(place);
    const wasChosen = told.answer.includes(place);
    if (scores) {
      return wasChosen
        ? { face, name: t('die.found', words), caption: t('die.foundCaption'), look: 'held', press: 'none' }
        : {
            face,
            name: t('die.missed', words),
            caption: t('die.missedCaption'),
            look: 'plain',
            press: 'none',
          };
    }
    return wasChosen
      ? {
          face,
          name: t('die.vain', words),
          caption: t('die.vainCaption'),
          look: 'held',
          vain: true,
          press: 'none',
        }
      : { face, name: t('die.left', words), look: 'dull', press: 'none' };
  }

  return (
    <Board>
      <DiceTray
        label={t('dice')}
        places={Array.from({ length: diceInPlay }, (_, place) => dieAt(place))}
        onToggle={(place) => onDraft(toggled(chosen, place))}
      />
    </Board>
  );
}
