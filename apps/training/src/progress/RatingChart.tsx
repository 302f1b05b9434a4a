import { useFormatter, useTranslations } from 'use-intl';
import styles from './RatingChart.module.css';

export type RatingChartProps = {
  /** What is rated. */
  readonly name: string;
  /** The rating after each answer, oldest first; at least one. */
  readonly ratings: readonly number[];
};

/** The chart's own units. */
const width = 300;
const height = 100;
/** The scale spans at least so many rating points, so that small moves look small. */
const leastSpan = 200;
/** Lines stand at multiples of this many rating points. */
const grid = 100;

/** A rating's way as a curve, on lines of a hundred points; its words say from where to where. */
export function RatingChart({ name, ratings }: RatingChartProps) {
  const t = useTranslations('training.progress');
  const format = useFormatter();
  const low = Math.min(...ratings);
  const high = Math.max(...ratings);
  const first = ratings[0] ?? 0;
  const last = ratings.at(-1) ?? first;
  const middle = (low + high) / 2;
  const span = Math.max(leastSpan, (high - low) * 1.2);
  const from = middle - span / 2;
  const down = (rating: number) => height * (1 - (rating - from) / span);
  const along = (at: number) => (ratings.length === 1 ? width / 2 : (width * at) / (ratings.length - 1));
  const lines: number[] = [];
  const step = grid * Math.ceil(span / grid / 4);
  for (let line = Math.ceil(from / step) * step; line < from + span; line += step) lines.push(line);
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={t('chart', { drill: name, count: ratings.length, first, last, low, high })}
    >
      <div className={styles.lines} aria-hidden="true">
        {lines.map((line) => (
          <span key={line} className={styles.line} style={{ insetBlockStart: `${down(line)}%` }}>
            {format.number(line)}
          </span>
        ))}
      </div>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline
          className={styles.way}
          points={ratings.map((rating, at) => `${along(at)},${down(rating)}`).join(' ')}
        />
      </svg>
      <span
        className={styles.end}
        style={{ insetBlockStart: `${down(last)}%` }}
        data-alone={ratings.length === 1 || undefined}
        aria-hidden="true"
      />
    </div>
  );
}
