import { FigureTable } from '../rules/FigureTable.tsx';
import type { GameCurve } from './curveOf.ts';
import styles from './ReviewPage.module.css';
import type { ReviewedMove } from './reviewedMove.ts';
import { curveLabel, curveWords, gradeOf, moveWords, type ReviewWords, shortCost } from './reviewWords.ts';

interface CurveTableProps {
  readonly curve: GameCurve;
  /** The seat from which the game is seen. */
  readonly seat: number;
  readonly moves: readonly ReviewedMove[];
  readonly words: ReviewWords;
}

/** The curve and its moves as a table, for those who would rather read or hear figures. */
export function CurveTable({ curve, seat, moves, words }: CurveTableProps) {
  const { t, table } = words;
  const currency = moves[0]?.review.currency ?? 'points';
  return (
    <details className={styles.sheet}>
      <summary className={styles.summary}>{t('curve.table')}</summary>
      <FigureTable
        id="review-curve"
        caption={curveLabel(curve, { seat, currency }, words)}
        columns={[
          { key: 'move', label: t('columns.move') },
          { key: 'player', label: t('columns.player'), wide: true },
          { key: 'played', label: t('columns.played'), wide: true },
          { key: 'grade', label: t('columns.grade'), wide: true },
          { key: 'cost', label: t('columns.cost') },
          { key: 'value', label: t('columns.value') },
        ]}
        rows={moves.map((move) => ({
          key: move.at,
          cells: [
            table.format.number(move.at + 1),
            table.voice(move.seat).name,
            moveWords(move.review.made, words),
            t(`grades.${gradeOf(move)}`),
            shortCost(move.review.cost, move.review.currency, words) ?? '–',
            curveWords(curve.kind, curve.values[move.at] ?? 0, move.review.currency, words),
          ],
        }))}
      />
    </details>
  );
}
