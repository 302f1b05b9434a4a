import { diceInPlay, formatDice } from '@farkle/rules';
import { DiceTray, type TrayDie, VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import { MiniDice } from './MiniDice.tsx';
import styles from './PositionTable.module.css';
import { placesOf } from './position.ts';
import { answerKey } from './question.ts';
import type { Round } from './round.ts';

/** The dice of a question as they lie on the table. Once it is answered, the dice that do not score are named. */
export function PositionTable({ round }: { readonly round: Round }) {
  const t = useTranslations('training.value');
  const { position, preset } = round.question;
  const stray = round.phase === 'asking' ? [] : placesOf(answerKey(position, preset).stray, position);

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

  return (
    <div className={styles.table}>
      <div className={styles.kept}>
        {position.kept.length > 0 && (
          <p className={styles.keptLine}>
            <span aria-hidden="true">{t('keptEarlier')}</span>
            <VisuallyHidden>{t('keptAloud', { dice: formatDice(position.kept) })}</VisuallyHidden>
            <MiniDice dice={position.kept} />
          </p>
        )}
      </div>
      <div key={round.answered.length - (round.phase === 'telling' ? 1 : 0)} className={styles.roll}>
        <DiceTray label={t('dice')} places={Array.from({ length: diceInPlay }, (_, place) => dieAt(place))} />
      </div>
    </div>
  );
}
