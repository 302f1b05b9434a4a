'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './HandOver.module.css';

export type HandOverProps = {
  /** "Pass the device to Ada". */
  readonly title: ReactNode;
  /** What happened last, in a sentence. */
  readonly text?: ReactNode;
  /** A drawing above the title. */
  readonly picture?: ReactNode;
  /** The big press: "I am Ada, roll". */
  readonly actionLabel: string;
  /** The other person has the device. */
  readonly onAction: () => void;
  /** Anything under the press: the scores. */
  readonly children?: ReactNode;
};

/**
 * Fills the screen between two people on one device. The title takes the focus, not the press, so that a press
 * meant for the turn before cannot pass over it.
 */
export function HandOver({ title, text, picture, actionLabel, onAction, children }: HandOverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section className={styles.handOver}>
      <div className={styles.middle}>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </div>
      <div className={styles.action}>
        <Button variant="primary" size="large" wide onClick={onAction}>
          {actionLabel}
        </Button>
      </div>
    </section>
  );
}
