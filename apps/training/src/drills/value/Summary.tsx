import { Button, Icon } from '@farkle/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { homePath } from '../../shell/homePath.ts';
import { MissedQuestion } from './MissedQuestion.tsx';
import { questionsInRound, type Round } from './round.ts';
import styles from './Summary.module.css';
import { highestLevel, type Topic } from './topic.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';

export type SummaryProps = {
  readonly round: Round;
  readonly onAgain: () => void;
};

/** The round in one look: how many were right, what to look at again, each missed question once more. */
export function Summary({ round, onAgain }: SummaryProps) {
  const t = useTranslations('training.value.summary');
  const topicNames = useTranslations('training.value.topics');
  const note = useTranslations('training')('note');
  const back = useTranslations('training')('back');
  const format = useFormatter();
  const heading = useArrivalFocus<HTMLHeadingElement>(true);

  const missed = round.answered.filter(({ isRight }) => !isRight);
  const topics = [...new Set<Topic>(missed.map(({ question }) => question.topic))];
  const right = questionsInRound - missed.length;
  const { answered, right: rightInAll, level } = round.standing;
  const now = Math.floor(level);
  const before = Math.floor(round.levelBefore);
  const levelWords = { level: now, highest: highestLevel };
  return (
    <div className={styles.summary}>
      <section className={styles.result} data-perfect={missed.length === 0 || undefined}>
        {missed.length === 0 && (
          <span className={styles.spark}>
            <Icon name="spark" size="large" />
          </span>
        )}
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t.rich('heading', {
            right,
            total: questionsInRound,
            big: (words) => <span className={styles.big}>{words}</span>,
          })}
        </h2>
        <ol className={styles.marks} aria-label={t('results')}>
          {round.answered.map(({ isRight }, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place in the round
              key={at}
              className={styles.mark}
              data-result={String(isRight)}
              aria-label={t('row', { number: at + 1, isRight: String(isRight) })}
            >
              <Icon name={isRight ? 'check' : 'close'} />
            </li>
          ))}
        </ol>
        <p className={styles.missedTopics}>
          {missed.length === 0 ? t('perfect') : t('missed', { count: topics.length })}
        </p>
        {topics.length > 0 && (
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <li key={topic} className={styles.topic}>
                {topicNames(topic)}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.overall}>
          <span>{now > before ? t('up', { ...levelWords, before }) : t('levelNow', levelWords)}</span>
          <span>
            {t('overall', {
              share: format.number(rightInAll / answered, { style: 'percent' }),
              answered,
            })}
          </span>
        </p>
        <div className={styles.presses}>
          <Button variant="primary" size="large" icon="again" onClick={onAgain}>
            {t('again')}
          </Button>
          <Button variant="quiet" href={homePath}>
            {back}
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
              <li key={round.answered.indexOf(each)}>
                <MissedQuestion missed={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
