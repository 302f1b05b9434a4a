'use client';

import { type CSSProperties, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Scoreboard.module.css';
import type { ScoreboardSeat } from './Scoreboard.tsx';

type SeatRowProps = { readonly seat: ScoreboardSeat; readonly target: number | undefined };

const share = (value: number) => Math.min(1, Math.max(0, value));

/** One seat: name and note, score, and the bar towards the goal with the points at risk hatched. */
export function SeatRow({ seat, target }: SeatRowProps) {
  const nameId = useId();
  const progress = share(seat.progress);
  const atRisk = Math.min(share(seat.atRisk ?? 0), 1 - progress);
  const lengths = { '--progress': progress, '--at-risk': atRisk, '--at': target } as CSSProperties;

  return (
    <li
      className={styles.seat}
      aria-current={seat.active ? 'true' : undefined}
      data-active={seat.active ? '' : undefined}
      data-winner={seat.winner ? '' : undefined}
      data-out={seat.out ? '' : undefined}
    >
      <span className={styles.who}>
        <span className={styles.name} id={nameId}>
          {seat.winner && (
            <span className={styles.cup}>
              <Icon name="cup" />
            </span>
          )}
          {seat.name}
        </span>{' '}
        <span className={styles.note} data-tone={seat.noteTone ?? 'plain'}>
          {seat.note}
        </span>
      </span>{' '}
      <span className={styles.score}>{seat.score}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> cannot show two pieces and a notch */}
      <span
        className={styles.bar}
        style={lengths}
        role="meter"
        aria-labelledby={nameId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuetext={seat.valueText}
      >
        <span className={styles.solid} />
        <span className={styles.hatched} data-empty={atRisk === 0 ? '' : undefined} />
        {target !== undefined && <span className={styles.target} />}
      </span>
    </li>
  );
}
