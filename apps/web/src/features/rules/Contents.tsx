import { useTranslations } from 'next-intl';
import styles from './RulesPage.module.css';
import { sections } from './sections.ts';

/** The list of sections; beside them where there is room. */
export function Contents() {
  const t = useTranslations('rulesPage');
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 className={styles.contentsTitle} id="contents-title">
        {t('contents')}
      </h2>
      <ol className={styles.contentsList}>
        {sections.map((name) => (
          <li key={name}>
            <a className={styles.contentsLink} href={`#${name}`}>
              {t(`sections.${name}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
