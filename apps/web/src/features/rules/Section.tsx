import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './RulesPage.module.css';
import type { SectionName } from './sections.ts';

/** A section of the page under its heading, with an anchor of its own. */
export function Section({ name, children }: { readonly name: SectionName; readonly children: ReactNode }) {
  const t = useTranslations('rulesPage.sections');
  return (
    <section className={styles.section} id={name} aria-labelledby={`${name}-title`}>
      <h2 className={styles.heading} id={`${name}-title`}>
        {t(name)}
      </h2>
      {children}
    </section>
  );
}
