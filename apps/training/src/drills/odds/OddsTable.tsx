import { useTranslations } from 'use-intl';
import { Board } from '../../session/Board.tsx';
import type { TableProps } from '../../session/drill.ts';
import { BlankDice } from './BlankDice.tsx';
import styles from './OddsTable.module.css';
import type { Answer, Question } from './question.ts';
import type { Reason } from './reason.ts';

/** The dice that are going to be rolled, and the points at stake. */
export function OddsTable({ question }: TableProps<Question, Answer, Reason>) {
  const t = useTranslations('training.odds');
  return (
    <Board>
      <div className={styles.table}>
        {question.kind === 'gain' && (
          <p className={styles.points}>
            {t.rich('gain.atStake', {
              points: question.turnPoints,
              big: (words) => <span className={styles.big}>{words}</span>,
            })}
          </p>
        )}
        <BlankDice count={question.dice} label={t('dice', { count: question.dice })} />
      </div>
    </Board>
  );
}
