import { GradeMark } from '@farkle/ui';
import type { ReactNode } from 'react';
import { FigureTable } from '../rules/FigureTable.tsx';
import styles from './ReviewPage.module.css';
import type { ReviewedMove } from './reviewedMove.ts';
import { type ReviewWords, shortCost } from './reviewWords.ts';
import { grades, type SeatSums, sumsOf } from './sums.ts';

interface SumsTableProps {
  readonly moves: readonly ReviewedMove[];
  readonly seats: number;
  readonly words: ReviewWords;
}

/** What the moves of each seat come to: how many of each grade, and what they gave away on average. */
export function SumsTable({ moves, seats, words }: SumsTableProps) {
  const { t, table } = words;
  const currency = moves[0]?.review.currency ?? 'points';
  const sums = sumsOf(moves, seats);
  const row = (key: string, head: ReactNode, cell: (seat: SeatSums) => ReactNode) => ({
    key,
    cells: [head, ...sums.map(cell)],
  });
  const { number } = table.format;
  return (
    <div className={styles.sheet}>
      <FigureTable
        id="review-sums"
        caption={t('sums.title')}
        columns={[
          { key: 'grade', label: t('columns.grade') },
          ...sums.map((_, seat) => ({ key: String(seat), label: table.voice(seat).name })),
        ]}
        rows={[
          ...grades.map((grade) =>
            row(grade, <GradeMark grade={grade} word={t(`sums.${grade}`)} />, ({ counts }) =>
              number(counts[grade]),
            ),
          ),
          row('graded', t('sums.graded'), ({ graded }) => number(graded)),
          row('average', t('sums.average'), ({ average }) =>
            average === null ? '–' : (shortCost(average, currency, words) ?? number(0)),
          ),
        ]}
      />
    </div>
  );
}
