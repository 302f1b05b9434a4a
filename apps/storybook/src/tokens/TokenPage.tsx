import type { ReactNode } from 'react';
import styles from './TokenPage.module.css';

/** A page of tokens: what they are for, then its parts. */
export function TokenPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  );
}

/** A part of such a page, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** A list of tokens, each with a picture of it, its name and what it is. */
export function TokenList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export function TokenRow({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <code className={styles.name}>{name}</code>
        <span className={styles.value}>{value}</span>
      </span>
      {children}
    </li>
  );
}
