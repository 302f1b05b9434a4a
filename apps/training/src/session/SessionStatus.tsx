import type { Drill } from './drill.ts';
import { LengthChoice } from './LengthChoice.tsx';
import { SessionClock } from './SessionClock.tsx';
import { SessionMarks } from './SessionMarks.tsx';
import styles from './SessionStatus.module.css';
import { StopButton } from './StopButton.tsx';
import type { Session } from './session.ts';
import { type LengthName, lengthsFor } from './sessionLength.ts';

export type SessionStatusProps<Question, Answer, Reason> = {
  readonly drill: Drill<Question, Answer, Reason>;
  readonly session: Session<Question, Answer, Reason>;
  readonly lengthName: LengthName;
  readonly onChoose: (length: LengthName) => void;
  readonly onTimeUp: () => void;
  readonly onStop: () => void;
};

/** The line above a question: how long the session is, where it stands, and a way to its end. */
export function SessionStatus<Question, Answer, Reason>({
  drill,
  session,
  lengthName,
  onChoose,
  onTimeUp,
  onStop,
}: SessionStatusProps<Question, Answer, Reason>) {
  const { length, answered } = session;
  return (
    <div className={styles.status}>
      <div className={styles.choice}>
        <LengthChoice lengths={lengthsFor(drill)} chosen={lengthName} onChoose={onChoose} />
        {length.kind !== 'questions' && answered.length > 0 && <StopButton onStop={onStop} />}
      </div>
      <div className={styles.standing}>
        {length.kind === 'clock' && <SessionClock session={session} onTimeUp={onTimeUp} />}
        <SessionMarks session={session} />
      </div>
    </div>
  );
}
