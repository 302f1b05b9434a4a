import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { DetailProps } from '../../session/drill.ts';
import styles from './OddsDetail.module.css';
import { type Answer, type Question, scaleOf } from './question.ts';
import type { Reason } from './reason.ts';
import { useFigure } from './useFigure.ts';

/** The estimate and the exact figure as bars on one scale. */
export function OddsDetail({ question, told }: DetailProps<Question, Answer, Reason>) {
  const t = useTranslations('training.odds');
  const figure = useFigure();
  const { answer, verdict } = told;
  const most = Math.max(scaleOf(question).most, verdict.best);
  const rows = [
    { key: 'yours', name: t('yours'), value: answer },
    { key: 'exact', name: t('exact'), value: verdict.best },
  ];
  return (
    <ul className={styles.bars} aria-label={t('bars')} data-kind={question.kind}>
      {rows.map(({ key, name, value }) => (
        <li key={key} className={styles.row} data-row={key}>
          <span className={styles.name}>{name}</span>
          <span
            className={styles.track}
            style={{ '--share': value / most } as CSSProperties}
            aria-hidden="true"
          >
            <span className={styles.filled} />
          </span>
          <span className={styles.figure}>{figure.short(value, question)}</span>
        </li>
      ))}
    </ul>
  );
}
