import styles from './Celebration.module.css';

const rays = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** A die showing its one, and gold rays that spring from it once when it is lit. A picture only. */
export function Celebration({ lit }: { readonly lit: boolean }) {
  return (
    <svg
      className={styles.picture}
      data-lit={lit ? '' : undefined}
      viewBox="-60 -60 120 120"
      aria-hidden="true"
    >
      {lit &&
        rays.map((angle, index) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <line
              className={styles.ray}
              data-length={index % 2 === 0 ? 'long' : 'short'}
              x1="0"
              x2="0"
              y1="-32"
              y2={index % 2 === 0 ? '-56' : '-46'}
              pathLength="1"
            />
          </g>
        ))}
      <g className={styles.die}>
        <rect className={styles.body} x="-21" y="-21" width="42" height="42" rx="9.5" />
        <circle className={styles.pip} r="4.6" />
      </g>
    </svg>
  );
}
