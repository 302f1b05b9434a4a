import { Die } from '../Die/Die.tsx';
import styles from './Celebration.module.css';

const rays = Array.from({ length: 16 }, (_, index) => ({
  angle: index * 22.5,
  length: index % 2 === 0 ? 'long' : 'short',
}));

/** A die showing its one; when lit, gold rays spring from it once. A picture only. */
export function Celebration({ lit }: { readonly lit: boolean }) {
  return (
    <div className={styles.picture} data-lit={lit ? '' : undefined}>
      {lit && (
        <svg className={styles.rays} viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
          {rays.map(({ angle, length }) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <line
                className={styles.ray}
                data-length={length}
                y1="-38"
                y2={length === 'long' ? '-57' : '-49'}
                pathLength="1"
              />
            </g>
          ))}
        </svg>
      )}
      <span className={styles.die}>
        <Die face={1} size="inherit" />
      </span>
    </div>
  );
}
