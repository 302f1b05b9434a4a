'use client';

import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './Dialog.module.css';

export type ConfirmDialogProps = {
  /** Whether it is asked now. */
  readonly open: boolean;
  /** Called when it closes by a press or Escape, or opens by its trigger. */
  readonly onOpenChange: (open: boolean) => void;
  /** The question: "Leave this game?" */
  readonly title: ReactNode;
  /** What a yes would mean. */
  readonly description: ReactNode;
  /** Says what the press does, not "OK". */
  readonly confirmLabel: string;
  /** The safe answer: "Stay". */
  readonly cancelLabel: string;
  /** The deed, once. */
  readonly onConfirm: () => void;
  /** `danger` when the deed cannot be undone (the default). */
  readonly tone?: 'danger' | 'primary' | undefined;
  /** An element that opens the dialog and gets the focus back. */
  readonly trigger?: ReactElement | undefined;
};

/** Asks before a deed that cannot be undone. A press beside it does not close it; the safe answer has the focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'danger',
  trigger,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup} initialFocus={cancel}>
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
            </header>
            <div className={styles.body}>
              <Base.Description className={styles.description}>{description}</Base.Description>
            </div>
            <footer className={styles.actions}>
              <Base.Close render={<Button ref={cancel}>{cancelLabel}</Button>} />
              <Base.Close
                render={
                  <Button
                    variant={tone}
                    onClick={() => {
                      // While the sheet fades away a second press still lands on it.
                      if (open) onConfirm();
                    }}
                  >
                    {confirmLabel}
                  </Button>
                }
              />
            </footer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
