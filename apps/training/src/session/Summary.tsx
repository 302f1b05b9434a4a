import type { RuleSet } from '@farkle/rules';
import { Button, Icon } from '@farkle/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { readRecord } from '../progress/keptRecords.ts';
import { tableKey } from '../rules/tableKey.ts';
import { roomPath } from '../shell/route.ts';
import type { Drill } from './drill.ts';
import { MissedQuestion } from './MissedQuestion.tsx';
import { ResultMarks } from './ResultMarks.tsx';
import styles from './Summary.module.css';
import type { Session } from './session.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';

export type SummaryProps<Question, Answer, Reason> = {
  readonly drill: Drill<Question, Answer, Reason>;
  readonly session: Session<Question, Answer, Reason>;
  readonly ruleSet: RuleSet;
  readonly onAgain: () => void;
};

/** The session in one look: how many were right, what to look at again, each missed question once more. */
export function Summary<Question, Answer, Reason>({
  drill,
  session,
  ruleSet,
  onAgain,
}: SummaryProps<Question, Answer, Reason>) {
  const t = useTranslations('training.summary');
  const note = useTranslations('training')('note');
  const format = useFormatter();
  const words = drill.faces.useWords();
  const heading = useArrivalFocus<HTMLHeadingElement>(true);
  const [record] = useState(() => readRecord(drill.id, tableKey(ruleSet)));

  const { answered, isTimeUp } = session;
  const missed = answered.filter(({ verdict }) => !verdict.isRight);
  const topics = [...new Set(missed.map((each) => words.topic(each.question, each)))];
  const isPerfect = missed.length === 0 && answered.length > 0;
  return (
    <div className={styles.summary}>
      <section className={styles.result} data-perfect={isPerfect || undefined}>
        {isPerfect && (
          <span className={styles.spark}>
            <Icon name="spark" size="large" />
          </span>
        )}
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t.rich('heading', {
            right: answered.length - missed.length,
            total: answered.length,
            big: (text) => <span className={styles.big}>{text}</span>,
          })}
        </h2>
        {isTimeUp && <p className={styles.timeUp}>{t('timeUp')}</p>}
        <ResultMarks results={answered.map(({ verdict }) => verdict.isRight)} />
        <p className={styles.missedTopics}>{missedWords()}</p>
        {topics.length > 0 && (
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <li key={topic} className={styles.topic}>
                {topic}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.overall}>
          <span>{ratingWords()}</span>
          {record.answered > 0 && (
            <span>
              {t('overall', {
                share: format.number(record.right / record.answered, { style: 'percent' }),
                answered: record.answered,
              })}
            </span>
          )}
        </p>
        {missed.length > 0 && <p className={styles.note}>{t('comeBack', { count: missed.length })}</p>}
        <div className={styles.presses}>
          <Button variant="primary" size="large" icon="again" onClick={onAgain}>
            {t('again')}
          </Button>
          <Button variant="quiet" size="large" href={roomPath('home')}>
            {t('otherDrills')}
          </Button>
        </div>
        <p className={styles.note}>{note}</p>
      </section>
      {missed.length > 0 && (
        <section className={styles.again} aria-labelledby="missed">
          <h2 id="missed" className={styles.againHeading}>
            {t('missedHeading')}
          </h2>
          <ul className={styles.list}>
            {missed.map((each) => (
              <li key={answered.indexOf(each)}>
                <MissedQuestion drill={drill} missed={each} ruleSet={ruleSet} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );

  function missedWords(): string {
    if (answered.length === 0) return t('nothing');
    return isPerfect ? t('perfect') : t('missed', { count: topics.length });
  }

  function ratingWords(): string {
    const rating = Math.round(session.rating.rating);
    const change = rating - Math.round(session.ratingBefore.rating);
    if (change === 0) return t('same', { rating });
    return change > 0 ? t('up', { rating, change }) : t('down', { rating, change: -change });
  }
}
