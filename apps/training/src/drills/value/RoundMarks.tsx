import { Icon, VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import styles from './RoundMarks.module.css';
import { questionsInRound, type Round } from './round.ts';

/** Where the round is: a mark for each question, told by shape first. */
export function RoundMarks({ round }: { readonly round: Round }) {
  const t = useTranslations('training.value');
  const number = Math.min(round.answered.length + (round.phase === 'asking' ? 1 : 0), questionsInRound);
  const right = round.answered.filter(({ isRight }) => isRight).length;
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <VisuallyHidden>{t('progressAloud', { number, total: questionsInRound, right })}</VisuallyHidden>
        <span aria-hidden="true">{t('progress', { number, total: questionsInRound })}</span>
        <span className={styles.level}>{t('level', { level: Math.floor(round.standing.level) })}</span>
      </p>
      <div className={styles.marks} aria-hidden="true">
        {Array.from({ length: questionsInRound }, (_, at) => {
          const isRight = round.answered[at]?.isRight;
          const isNow = at === number - 1;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the round
              key={at}
              className={styles.mark}
              data-result={isRight === undefined ? undefined : String(isRight)}
              data-now={isNow || undefined}
            >
              {isRight !== undefined && <Icon name={isRight ? 'check' : 'close'} />}
            </span>
          );
        })}
      </div>
    </div>
  );
}
