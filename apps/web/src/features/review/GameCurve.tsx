import { Curve, type CurvePoint } from '@farkle/ui';
import type { ReactNode } from 'react';
import type { GameCurve as Course } from './curveOf.ts';
import styles from './GameCurve.module.css';
import type { ReviewedMove } from './reviewedMove.ts';
import { curveLabel, gradeOf, pointWords, type ReviewWords } from './reviewWords.ts';

interface GameCurveProps {
  readonly curve: Course;
  /** The seat from which the game is seen. */
  readonly seat: number;
  readonly moves: readonly ReviewedMove[];
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
  readonly words: ReviewWords;
  /** Below the curve: how exact it is. */
  readonly children: ReactNode;
}

/** The course of the game; its dots are the moves of that seat that gave something away. */
export function GameCurve({ curve, seat, moves, chosen, onChoose, words, children }: GameCurveProps) {
  const { t } = words;
  const currency = moves[0]?.review.currency ?? 'points';
  const label = curveLabel(curve, { seat, currency }, words);
  const points = moves.map((move): CurvePoint => {
    const value = curve.values[move.at] ?? 0;
    return {
      key: move.at,
      value: curve.top === 0 ? 0 : value / curve.top,
      text: pointWords(move, moves.length, curve, words),
      mark: move.seat === seat ? markOf(gradeOf(move)) : undefined,
    };
  });
  return (
    <section className={styles.course}>
      <h2 className={styles.title}>{label}</h2>
      <Curve
        label={label}
        points={points}
        end={curve.end ?? undefined}
        chosen={chosen}
        onChoose={onChoose}
        top={t(`curve.scale.${currency}`, { value: curve.top })}
        bottom={t(`curve.scale.${currency}`, { value: 0 })}
        middle={curve.kind === 'chance' ? t(`curve.scale.${currency}`, { value: 0.5 }) : undefined}
        tone={curve.kind === 'chance' ? 'scores' : 'risk'}
      />
      <p className={styles.hint}>{t('curve.hint')}</p>
      {children}
    </section>
  );
}

function markOf(grade: ReturnType<typeof gradeOf>): CurvePoint['mark'] {
  if (grade === 'blunder') return 'blunder';
  return grade === 'mistake' || grade === 'inaccuracy' ? 'slip' : undefined;
}
