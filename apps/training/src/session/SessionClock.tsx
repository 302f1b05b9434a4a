import { useEffect, useEffectEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { now } from '../device/now.ts';
import styles from './SessionClock.module.css';
import { type Session, timeLeftMs } from './session.ts';

export type SessionClockProps = {
  readonly session: Session<unknown, unknown, unknown>;
  readonly onTimeUp: () => void;
};

/** So often the clock looks, in milliseconds: it shows whole seconds. */
const tickMs = 200;
/** From so many seconds on it shows that time is short. */
const shortFrom = 10;

/** The time left to think. It stands still while feedback is read. */
export function SessionClock({ session, onTimeUp }: SessionClockProps) {
  const t = useTranslations('training.session');
  const format = useFormatter();
  const [at, setAt] = useState(now);
  const left = timeLeftMs(session, Math.max(at, session.askedAt)) ?? 0;

  const tick = useEffectEvent(() => {
    const moment = now();
    setAt(moment);
    if (timeLeftMs(session, moment) === 0) onTimeUp();
  });
  const isRunning = session.phase === 'asking';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(), tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  const seconds = Math.ceil(left / 1000);
  const digits = { minimumIntegerDigits: 2 };
  const time = `${format.number(Math.floor(seconds / 60))}:${format.number(seconds % 60, digits)}`;
  return (
    <span
      role="timer"
      className={styles.clock}
      data-short={seconds <= shortFrom || undefined}
      aria-label={t('timeLeft', { time })}
    >
      {time}
    </span>
  );
}
