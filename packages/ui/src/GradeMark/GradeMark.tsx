import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './GradeMark.module.css';

/** How good a move was, from the best one down. */
export type MarkedGrade = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'forced';

export type GradeMarkProps = {
  /** Chooses the shape. */
  readonly grade: MarkedGrade;
  /** The grade in a word: "Mistake". */
  readonly word: string;
  /** Shows the drawing alone; the word is still read aloud. */
  readonly bare?: boolean | undefined;
};

/** A grade, told by its word and by a shape of its own; its colour only repeats them. */
export function GradeMark({ grade, word, bare = false }: GradeMarkProps) {
  return (
    <span className={styles.grade} data-grade={grade}>
      <svg className={styles.shape} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {shapes[grade]}
      </svg>
      {bare ? <VisuallyHidden>{word}</VisuallyHidden> : <span className={styles.word}>{word}</span>}
    </span>
  );
}

const shapes: Record<MarkedGrade, ReactNode> = {
  best: (
    <>
      <circle className={styles.full} cx="12" cy="12" r="10" />
      <path className={styles.onFull} d="m7.400 12.500 3.200 3.200 6-6.600" />
    </>
  ),
  good: (
    <>
      <circle className={styles.ring} cx="12" cy="12" r="9" />
      <path className={styles.ring} d="m8 12.400 2.800 2.800 5.200-5.800" />
    </>
  ),
  inaccuracy: (
    <>
      <path className={styles.ring} d="m12 2.500 9.500 9.500-9.500 9.500L2.500 12Z" />
      <path className={styles.ring} d="M8.500 12h7" />
    </>
  ),
  mistake: (
    <>
      <path className={styles.soft} d="M12 3 22 20.500H2Z" />
      <path className={styles.ring} d="M12 9.500v5M12 17.300v.1" />
    </>
  ),
  blunder: (
    <>
      <path className={styles.full} d="M7.900 2h8.200L22 7.900v8.200L16.100 22H7.900L2 16.100V7.900Z" />
      <path className={styles.onFull} d="m8.200 8.200 7.600 7.600m0-7.600-7.600 7.600" />
    </>
  ),
  forced: <path className={styles.ring} d="M5 12h14" />,
};
