import { diceInPlay, formatDice } from '@farkle/rules';
import { DiceRow, DiceTray, type TrayDie, VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import { Board } from '../../session/Board.tsx';
import type { TableProps } from '../../session/drill.ts';
import { placesOf } from './position.ts';
import { type Answer, answerKey, type Question } from './question.ts';
import type { Reason } from './reason.ts';
import styles from './ValueTable.module.css';

/** The dice of a question as they lie on the table. Once it is answered, the dice that do not score are named. */
export function ValueTable({ question, ruleSet, told }: TableProps<Question, Answer, Reason>) {
  const t = useTranslations('training.value');
  const { position } = question;
  const stray = told === null ? [] : placesOf(answerKey(position, ruleSet).stray, position);

  function dieAt(place: number): TrayDie | null {
    const face = position.roll[place];
    if (face === undefined) return null;
    const isStray = stray.includes(place);
    if (isStray) {
      const caption = t('die.strayCaption');
      return { face, name: t('die.stray', { face: String(face) }), caption, look: 'dull', press: 'none' };
    }
    return position.chosen.includes(place)
      ? {
          face,
          name: t('die.held', { face: String(face) }),
          caption: t('die.heldCaption'),
          look: 'held',
          press: 'none',
        }
      : { face, name: t('die.plain', { face: String(face) }), look: 'plain', press: 'none' };
  }

  const line = position.kept.length > 0 && (
    <p className={styles.kept}>
      <span aria-hidden="true">{t('keptEarlier')}</span>
      <VisuallyHidden>{t('keptAloud', { dice: formatDice(position.kept) })}</VisuallyHidden>
      <DiceRow faces={position.kept} />
    </p>
  );
  return (
    <Board line={line}>
      <DiceTray label={t('dice')} places={Array.from({ length: diceInPlay }, (_, place) => dieAt(place))} />
    </Board>
  );
}
