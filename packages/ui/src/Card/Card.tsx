'use client';

import { useRender } from '@base-ui/react/use-render';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Card.module.css';

export type CardProps = {
  /** The heading, and the name of the link if the card is one. */
  readonly title: string;
  /** One or two sentences. */
  readonly children?: ReactNode;
  /** A drawing, dice, a countdown: what is seen first. */
  readonly picture?: ReactNode;
  /** A short line at the foot: "3 of 9 lessons", "new at midnight". */
  readonly meta?: ReactNode;
  /** Presses at the foot, when the card is not itself a link. */
  readonly actions?: ReactNode;
  /** Makes the whole card a link: a plain address, or a router's own link element. */
  readonly href?: string | undefined;
  /** A router’s own link element instead of `href`. */
  readonly render?: ReactElement | undefined;
  /** The heading's place in the page's outline. */
  readonly level?: 2 | 3 | undefined;
};

/** A tile that leads somewhere, or holds one thing with its presses. */
export function Card({ title, children, picture, meta, actions, href, render, level = 2 }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const isLink = href !== undefined || render !== undefined;
  const link = useRender({
    enabled: isLink,
    defaultTagName: 'a',
    render,
    props: { className: styles.link, ...(href === undefined ? {} : { href }), children: title },
  });
  return (
    <article className={styles.card} data-link={isLink ? '' : undefined}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <Heading className={styles.title}>{link ?? title}</Heading>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {meta !== undefined && <p className={styles.meta}>{meta}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {isLink && (
        <span className={styles.mark}>
          <Icon name="forward" />
        </span>
      )}
    </article>
  );
}
