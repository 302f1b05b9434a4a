import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isProvisional } from '../rating/traineeRating.ts';
import type { DrillId } from '../session/drillIds.ts';
import { roomPath } from '../shell/route.ts';
import styles from './DrillProgress.module.css';
import type { DrillRecord } from './drillRecord.ts';
import { RatingChart } from './RatingChart.tsx';

/** So many of the latest sessions are listed. */
const mostListed = 5;

/** One drill: the rating as a curve, the figures, the latest sessions. */
export function DrillProgress({ drill, record }: { readonly drill: DrillId; readonly record: DrillRecord }) {
  const t = useTranslations('training.progress');
  const names = useTranslations('training.drills');
  const format = useFormatter();
  const id = useId();
  const { rating, answered, right, answers, sessions, mistakes } = record;
  const figures = [
    { key: 'answered', value: format.number(answered) },
    { key: 'right', value: format.number(right / answered, { style: 'percent' }) },
    { key: 'waiting', value: format.number(mistakes.length) },
  ] as const;
  const latest = sessions.slice(-mostListed).reverse();
  return (
    <section className={styles.drill} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name}>
          <a href={roomPath(drill)}>{names(`${drill}.name`)}</a>
        </h2>
        <p className={styles.rating}>
          <span className={styles.ratingName}>{t('rating')}</span>
          <span className={styles.big}>{format.number(Math.round(rating.rating))}</span>
          {isProvisional(rating) && <span className={styles.ratingName}>{t('provisional')}</span>}
        </p>
      </div>
      <RatingChart name={names(`${drill}.name`)} ratings={answers.map((answer) => answer.rating)} />
      <dl className={styles.figures}>
        {figures.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {latest.length > 0 && (
        <table className={styles.sessions}>
          <caption>{t('lastSessions')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('result')}</th>
              <th scope="col">{t('rating')}</th>
            </tr>
          </thead>
          <tbody>
            {latest.map((session) => (
              <tr key={session.at}>
                <td>{format.dateTime(session.at, { dateStyle: 'medium', timeStyle: 'short' })}</td>
                <td>{t('resultOf', { right: session.right, answered: session.answered })}</td>
                <td>{format.number(session.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
