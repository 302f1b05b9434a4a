'use client';

import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Button.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'> & {
  readonly icon: IconName;
  /** What a press does, in words: read aloud, and shown when the pointer rests. */
  readonly label: string;
  /** Turns it into a link: a plain address, or a router's own link element. */
  readonly href?: string | undefined;
  readonly render?: ReactElement | undefined;
};

/** A round press with a drawing and no visible words, for the edges of the screen. */
export function IconButton({ icon, label, href, render, ref, type = 'button', ...rest }: IconButtonProps) {
  const isLink = render !== undefined || href !== undefined;
  return useRender({
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
}
