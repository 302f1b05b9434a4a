'use client';

import { Die, type Face } from '@farkle/ui';
import { useEffect, useState } from 'react';
import styles from './HeroDice.module.css';

/** Hot dice in one roll: three 1s and three 5s, as they might lie after a lucky throw. */
const thrown: readonly Face[] = [1, 5, 1, 5, 1, 5];

/** The dice of the first page. They are thrown once when the page opens; without motion they simply lie there. */
export function HeroDice() {
  const [rolling, setRolling] = useState(false);
  useEffect(() => setRolling(true), []);
  return (
    <div className={styles.dice} aria-hidden="true">
      {thrown.map((face, place) => (
        // The dice never change places, so a place names its die.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={place} className={styles.die}>
          <Die face={face} size="inherit" rolling={rolling} rollKey="home" place={place} />
        </span>
      ))}
    </div>
  );
}
