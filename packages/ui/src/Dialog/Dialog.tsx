'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import styles from './Dialog.module.css';
import { useScrolls } from './useScrolls.ts';

export type DialogProps = {
  /** Whether the sheet is there. */
  readonly open: boolean;
  /** Called when it closes by a press or Escape, or opens by its trigger. */
  readonly onOpenChange: (open: boolean) => void;
  /** Names the sheet. */
  readonly title: ReactNode;
  /** One or two sentences under the title; read aloud with it. */
  readonly description?: ReactNode;
  /** What the sheet holds; it scrolls when it is long. */
  readonly children?: ReactNode;
  /** Presses at the foot. The last one is the expected one. */
  readonly actions?: ReactNode;
  /** Names the round close press: "Close". */
  readonly closeLabel: string;
  /** An element that opens the dialog and gets the focus back; without one, what had the focus gets it back. */
  readonly trigger?: ReactElement | undefined;
};

/**
 * A sheet over the page: holds the focus while it is open, closes on Escape, gives the focus back. The sheet
 * itself has the focus first, so that its title and description are read before any press.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  closeLabel,
  trigger,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [body, scrolls] = useScrolls();
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup} ref={popup} initialFocus={popup}>
            <header className={styles.header}>
              <Base.Title className={styles.title} id={titleId}>
                {title}
              </Base.Title>
              <Base.Close render={<IconButton icon="close" label={closeLabel} />} />
            </header>
            {/* What scrolls must be reachable by keyboard. */}
            <div
              className={styles.body}
              ref={body}
              {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {})}
            >
              {description !== undefined && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
              {children}
            </div>
            {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
