'use client';

import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Button.module.css';

export type ButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'disabled' | 'children' | 'className' | 'type'
> & {
  /** What the press does, in words: "Bank 450". */
  readonly children: ReactNode;
  /** `primary` is the deed that scores; `secondary` an equal choice; `quiet` a lesser one; `danger` cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `large` for the one press that a screen is about. */
  readonly size?: 'medium' | 'large' | undefined;
  /** A drawing before the words, or after them with `iconAfter`. */
  readonly icon?: IconName | undefined;
  /** A drawing after the words: where the press leads. */
  readonly iconAfter?: IconName | undefined;
  /** Takes the whole width of its place. */
  readonly wide?: boolean | undefined;
  /** The press has been heard and its deed is under way: further presses do nothing, focus stays. */
  readonly busy?: boolean | undefined;
  /** Not possible now. The button stays in the tab order, so that the reason beside it can be found. */
  readonly disabled?: boolean | undefined;
  /** Turns the button into a link: a plain address, or a router's own link element such as `<Link href="/play" />`. */
  readonly href?: string | undefined;
  /** A router’s own link element, which becomes the button. */
  readonly render?: ReactElement | undefined;
  /** `submit` sends the form around it; without it a press does what `onClick` says and nothing else. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
};

/** A press that does one thing, or a link that looks like it. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  iconAfter,
  wide = false,
  busy = false,
  disabled = false,
  href,
  render,
  onClick,
  ref,
  type = 'button',
  ...rest
}: ButtonProps) {
  const asleep = busy || disabled || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const isLink = render !== undefined || href !== undefined;

  const element = useRender({
    defaultTagName: href === undefined ? 'button' : 'a',
    render,
    ref,
    props: {
      ...rest,
      ...(href === undefined ? {} : { href }),
      ...(isLink ? {} : { type }),
      className: styles.button,
      'aria-busy': busy || undefined,
      'aria-disabled': asleep || undefined,
      'data-variant': variant,
      'data-size': size,
      'data-wide': wide ? '' : undefined,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        if (asleep) {
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        onClick?.(event);
      },
      children: (
        <>
          {icon && <Icon name={icon} />}
          <span className={styles.words}>{children}</span>
          {iconAfter && <Icon name={iconAfter} />}
          {busy && <span className={styles.turning} aria-hidden="true" />}
        </>
      ),
    },
  });
  // In a fragment, since what makes the docs page knows a component by its JSX.
  return <>{element}</>;
}
