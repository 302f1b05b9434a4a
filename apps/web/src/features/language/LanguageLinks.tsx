'use client';

import { languageName } from '@farkle/messages';
import { useTranslations } from 'next-intl';
import { Link, usePathname } from '../../i18n/navigation.ts';
import { routing } from '../../i18n/routing.ts';
import styles from './LanguageLinks.module.css';
import { useLanguage } from './useLanguage.ts';

/** This page in the other languages, as links that lead there without scripts too. */
export function LanguageLinks() {
  const t = useTranslations('settings.language');
  const pathname = usePathname();
  const { locale, choose } = useLanguage();
  return (
    <nav aria-label={t('label')}>
      <ul className={styles.languages}>
        {routing.locales.map((each) => (
          <li key={each}>
            <Link
              className={styles.language}
              href={pathname}
              locale={each}
              hrefLang={each}
              lang={each}
              prefetch={false}
              aria-current={each === locale ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                choose(each);
              }}
            >
              {languageName(each)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
