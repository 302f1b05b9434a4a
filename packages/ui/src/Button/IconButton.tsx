'use client';

import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Button.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'type'> & {
  /** The drawing. */
  readonly icon: IconName;
  /** What a press does, in words: read aloud, and shown when the pointer rests. */
  readonly label: string;
  /** Turns it into a link: a plain address, or a router's own link element. */
  readonly href?: string | undefined;
  /** A router’s own link element, which becomes the button. */
  readonly render?: ReactElement | undefined;
  /** `submit` sends the form around it; without it a press does what `onClick` says and nothing else. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
};

/** A round press with a drawing and no visible words, for the edges of the screen. */
export function IconButton({ icon, label, href, render, ref, type = 'button', ...rest }: IconButtonProps) {
  const isLink = render !== undefined || href !== undefined;
  const element = useRender({
    defaultTagName: href === undefined ? 'button' : 'a',
    render,
    ref,
    props: {
      title: label,
      ...rest,
      ...(href === undefined ? {} : { href }),
      ...(isLink ? {} : { type }),
      className: styles.iconButton,
      'aria-label': label,
      children: <Icon name={icon} />,
    },
  });
  // In a fragment, since what makes the docs page knows a component by its JSX.
  return <>{element}</>;
}
