import type { CSSProperties } from 'react';
import styles from './Die.module.css';
import { type Face, pipsOf, sidesOf } from './face.ts';
import { tumbleOf } from './tumble.ts';

export type DieProps = {
  /** What the die shows; decided before any movement. */
  face: Face;
  /** The die's accessible name. Without one the die is decoration and its words stand elsewhere. */
  name?: string;
  /** `inherit`: its side is 1em of what it stands in; the others are sizes of tokens.css. */
  size?: 'large' | 'small' | 'tiny' | 'inherit';
  /** `dull`: it does not score. `grey`: the table is frozen. */
  look?: 'plain' | 'dull' | 'grey';
  /** Lifted off the table, as a die that is set aside. */
  lifted?: boolean;
  /** While true the die tumbles and lands on `face`; the movement ends by itself, the flag does not. */
  rolling?: boolean;
  /** Names the roll: another key is another movement, and starts it anew. */
  rollKey?: string | number;
  /** The die's place on the table, 0 to 5: each place moves differently. */
  place?: number;
};

/** One ivory die with drilled pips. */
export function Die({
  face,
  name,
  size = 'large',
  look = 'plain',
  lifted = false,
  rolling = false,
  rollKey = 0,
  place = 0,
}: DieProps) {
  const named = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      {...named}
      className={styles.die}
      data-size={size}
      data-look={look}
      data-lifted={lifted || undefined}
      data-rolling={rolling || undefined}
    >
      {rolling ? (
        <Tumbling key={rollKey} face={face} rollKey={rollKey} place={place} />
      ) : (
        <>
          <span className={styles.shadow} />
          <DieFace face={face} />
        </>
      )}
    </span>
  );
}

function Tumbling({ face, rollKey, place }: { face: Face; rollKey: string | number; place: number }) {
  const { turnX, turnY, turnZ, fromX, fromY, delay, span } = tumbleOf(rollKey, place);
  const movement = {
    '--turn-x': `${turnX}deg`,
    '--turn-y': `${turnY}deg`,
    '--turn-z': `${turnZ}deg`,
    '--from-x': `${fromX}em`,
    '--from-y': `${fromY}em`,
    '--delay': delay,
    '--span': span,
  } as CSSProperties;
  return (
    <span className={styles.thrown} style={movement}>
      <span className={`${styles.shadow} ${styles.chasing}`} />
      <span className={styles.hopping}>
        <span className={styles.cube}>
          {sidesOf(face).map(({ side, face: shown }) => (
            <span key={side} className={styles.side} data-side={side}>
              <DieFace face={shown} />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}

function DieFace({ face }: { face: Face }) {
  return (
    <span className={styles.face} data-face={face}>
      {pipsOf[face].map((at) => (
        <span key={at} className={styles.pip} data-at={at} />
      ))}
    </span>
  );
}
