import { spoken } from '@farkle/table';
import { DiceRow, GradeMark, IconButton } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { reasonSentences } from '../coach/adviceSentences.ts';
import styles from './MoveCard.module.css';
import { PlayedDice } from './PlayedDice.tsx';
import type { ReviewedMove } from './reviewedMove.ts';
import { costWords, gradeOf, moveWords, type ReviewWords, valueWords } from './reviewWords.ts';

interface MoveCardProps {
  readonly move: ReviewedMove;
  /** How many moves the game has. */
  readonly count: number;
  /** The moves to step to, or null at an end. */
  readonly previous: number | null;
  readonly next: number | null;
  readonly onChoose: (at: number) => void;
  readonly words: ReviewWords;
}

/** The chosen move: the roll, what was played, what would have been better, what that cost, and why. */
export function MoveCard({ move, count, previous, next, onChoose, words }: MoveCardProps) {
  const coach = useTranslations('coach');
  const { t, table } = words;
  const { before, review } = move;
  const grade = gradeOf(move);
  const heading = t('move.heading', { number: move.at + 1, count });
  const scores = before.seats.flatMap(({ score, left }, seat) =>
    left ? [] : [t('move.score', { name: table.voice(seat).name, points: score })],
  );
  const isBest = grade === 'best' || grade === 'forced';
  return (
    <section className={styles.card} aria-label={heading}>
      <header className={styles.head}>
        <IconButton
          icon="back"
          label={t('move.previous')}
          aria-disabled={previous === null || undefined}
          onClick={() => previous !== null && onChoose(previous)}
        />
        <div className={styles.where}>
          <h2 className={styles.title}>{heading}</h2>
          <p className={styles.turn}>{t('move.turn', { ...table.voice(move.seat), turn: move.turn })}</p>
        </div>
        <IconButton
          icon="forward"
          label={t('move.next')}
          aria-disabled={next === null || undefined}
          onClick={() => next !== null && onChoose(next)}
        />
      </header>
      <p className={styles.standing}>
        {table.format.list(scores, { type: 'unit', style: 'short' })}
        <br />
        {t('move.atRisk', { points: before.turn.points })}
      </p>
      {before.turn.kept.length > 0 && (
        <p className={styles.earlier}>
          {t('move.earlier')}
          {before.turn.kept.map(({ dice }, roll) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of a turn have no other identity
            <DiceRow key={roll} faces={dice} name={spoken(dice, table.format)} size="tiny" />
          ))}
        </p>
      )}
      <div className={styles.verdict}>
        <GradeMark grade={grade} word={t(`grades.${grade}`)} />
        {grade !== 'forced' && <span>{costWords(move, words)}</span>}
      </div>
      <div className={styles.ways}>
        {way(playedTitle(), review.made)}
        {!isBest && way(t('move.better'), review.best)}
      </div>
      <div className={styles.why}>
        <h3 className={styles.wayTitle}>{t('move.why')}</h3>
        <ul className={styles.reasons}>
          {reasonSentences(review.reasons, coach).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  );

  function playedTitle(): string {
    if (grade === 'forced') return t('move.only');
    return t(isBest ? 'move.best' : 'move.played');
  }

  function way(title: string, option: ReviewedMove['review']['made']) {
    return (
      <div className={styles.way}>
        <h3 className={styles.wayTitle}>{title}</h3>
        <PlayedDice rolled={before.turn.roll} setAside={option.setAside} words={words} />
        <p className={styles.deed}>{moveWords(option, words)}</p>
        <p className={styles.value}>{valueWords(option.value, review.currency, words)}</p>
      </div>
    );
  }
}
