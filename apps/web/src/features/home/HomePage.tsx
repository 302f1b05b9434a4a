import { Page } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import type { AddressSeed } from '../play/addressSeed.ts';
import { rulesPath, settingsPath } from '../play/paths.ts';
import { HeroDice } from './HeroDice.tsx';
import styles from './HomePage.module.css';
import { PlayNow } from './PlayNow.tsx';
import { WaysToPlay } from './WaysToPlay.tsx';

/** The first page: one press plays. */
export function HomePage({ seed }: { readonly seed: AddressSeed }) {
  const t = useTranslations('home');
  const site = useTranslations('site');
  return (
    <Page skipLabel={site('skip')} footer={<Footer />}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('heading')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <PlayNow seed={seed} />
        </div>
        <HeroDice />
      </section>
      <WaysToPlay />
    </Page>
  );
}

function Footer() {
  const t = useTranslations('home');
  return (
    <div className={styles.footer}>
      <p>{t('promise')}</p>
      <nav className={styles.links} aria-label={t('settings')}>
        <Link className={styles.link} href={rulesPath}>
          {t('rules.title')}
        </Link>
        <Link className={styles.link} href={settingsPath}>
          {t('settings')}
        </Link>
        <a className={styles.link} href="/storybook">
          {t('components')}
        </a>
      </nav>
      <LanguageLinks />
    </div>
  );
}
