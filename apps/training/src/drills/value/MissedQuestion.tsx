import { formatDice } from '@farkle/rules';
import { VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import { MiniDice } from './MiniDice.tsx';
import styles from './MissedQuestion.module.css';
import { chosenDice } from './position.ts';
import { answerKey } from './question.ts';
import { reasonFor } from './reason.ts';
import type { AnsweredQuestion } from './round.ts';
import { useDrillWords } from './useDrillWords.ts';

/** A missed question once more: its dice, what was said, what it is, and why. */
export function MissedQuestion({ missed }: { readonly missed: AnsweredQuestion }) {
  const t = useTranslations('training.value');
  const words = useDrillWords();
  const { question, answer } = missed;
  const { position, preset, topic } = question;
  const right = answerKey(position, preset).answer;
  const dice = chosenDice(position);
  return (
    <article className={styles.missed}>
      <h3 className={styles.topic}>{t(`topics.${topic}`)}</h3>
      {position.kept.length > 0 && (
        <p className={styles.kept}>
          <span aria-hidden="true">{t('keptEarlier')}</span>
          <VisuallyHidden>{t('keptAloud', { dice: formatDice(position.kept) })}</VisuallyHidden>
          <MiniDice dice={position.kept} />
        </p>
      )}
      <p className={styles.roll}>
        <MiniDice dice={position.roll} ringed={position.chosen} />
        <VisuallyHidden>{t('summary.asked', { count: dice.length, dice: formatDice(dice) })}</VisuallyHidden>
      </p>
      <dl className={styles.answers}>
        <div className={styles.said}>
          <dt>{t('summary.said')}</dt>
          <dd>{words.answer(answer)}</dd>
        </div>
        <div className={styles.right}>
          <dt>{right === 'notLegal' ? t('summary.itIs') : t('summary.itIsWorth')}</dt>
          <dd>{words.answer(right)}</dd>
        </div>
      </dl>
      <p className={styles.reason}>{words.reason(reasonFor(question))}</p>
    </article>
  );
}
