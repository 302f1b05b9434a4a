import type { ReactNode } from 'react';
import styles from './Page.module.css';

export type PageProps = {
  /** Words of the link that jumps over the header: "Skip to the game". It shows when it has the focus. */
  readonly skipLabel: string;
  /** Usually a `TopBar`. */
  readonly header?: ReactNode;
  /** The main part. */
  readonly children: ReactNode;
  /** What stands at the foot of the page. */
  readonly footer?: ReactNode;
  /** `text` for reading, `page` (the default) for tiles, `table` for the whole width. */
  readonly width?: 'text' | 'page' | 'table' | undefined;
  /** The id of the main part, where the skip link goes. */
  readonly mainId?: string | undefined;
};

/** The shell of every screen: skip link, header, main part, footer, at the right width and at least one window tall. */
export function Page({ skipLabel, header, children, footer, width = 'page', mainId = 'main' }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <a className={styles.skip} href={`#${mainId}`}>
        {skipLabel}
      </a>
      {header !== undefined && <header className={styles.header}>{header}</header>}
      <main className={styles.main} id={mainId} tabIndex={-1}>
        {children}
      </main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
