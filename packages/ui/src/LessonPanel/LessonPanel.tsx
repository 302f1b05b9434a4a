import type { ReactNode, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './LessonPanel.module.css';

/** A press of the panel. */
export type LessonPress = { readonly label: ReactNode; readonly onPress: () => void };

export type LessonPanelProps = {
  /** What the panel is, for those who listen: "The lesson". */
  readonly label: string;
  /** Where the reader is, in words: "Step 2 of 6". */
  readonly stepText: string;
  /** The same as a picture: how many steps are done. */
  readonly done: number;
  /** How many steps there are. */
  readonly steps: number;
  /** What to do now, in a sentence or two. */
  readonly say: ReactNode;
  /** A title above it: "Lesson done". */
  readonly title?: ReactNode;
  /** What is answered to a deed that was not asked for. */
  readonly reply?: ReactNode;
  /** What helps somebody who is stuck. */
  readonly hint?: ReactNode;
  /** The answers to a question. */
  readonly choices?: readonly LessonPress[] | undefined;
  /** The name of the group of answers. */
  readonly choicesLabel?: string | undefined;
  /** The one press that goes on, where there is only to read. */
  readonly onward?: LessonPress | undefined;
  /** Presses of the page once the lesson is done, such as the link to the next one. */
  readonly end?: ReactNode;
  /** One or two lesser presses at the head: hint, skip. */
  readonly actions?: ReactNode;
  /** The place of the presses that answer, to move the focus there. */
  readonly pressesRef?: Ref<HTMLDivElement>;
};

/** The teacher's voice beside a table: what to do, what was wrong, what helps, and the way on. */
export function LessonPanel({
  label,
  stepText,
  done,
  steps,
  say,
  title,
  reply,
  hint,
  choices,
  choicesLabel,
  onward,
  end,
  actions,
  pressesRef,
}: LessonPanelProps) {
  return (
    <section className={styles.panel} aria-label={label} data-done={done === steps ? '' : undefined}>
      <div className={styles.head}>
        <p className={styles.step}>{stepText}</p>
        <span className={styles.marks} aria-hidden="true">
          {Array.from({ length: steps }, (_, at) => (
            // Steps never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={at} className={styles.mark} data-state={markState(at, done)} />
          ))}
        </span>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {title !== undefined && (
        <p className={styles.title}>
          <Icon name="check" />
          {title}
        </p>
      )}
      <p className={styles.say}>{say}</p>
      {reply !== undefined && (
        <p className={styles.reply}>
          <Icon name="warning" />
          <span>{reply}</span>
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint}>
          <Icon name="spark" />
          <span>{hint}</span>
        </p>
      )}
      <div ref={pressesRef} className={styles.presses}>
        {choices !== undefined && (
          // biome-ignore lint/a11y/useSemanticElements: answers are presses, not a form to fill in
          <div className={styles.choices} role="group" aria-label={choicesLabel}>
            {choices.map(({ label: words, onPress }, at) => (
              // Answers never change places.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Button key={at} onClick={onPress}>
                {words}
              </Button>
            ))}
          </div>
        )}
        {onward !== undefined && (
          <Button variant="primary" onClick={onward.onPress}>
            {onward.label}
          </Button>
        )}
        {end}
      </div>
    </section>
  );
}

function markState(at: number, done: number): 'done' | 'now' | 'ahead' {
  if (at < done) return 'done';
  return at === done ? 'now' : 'ahead';
}
