import { Card, Icon, type IconName } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { learnPath, rulesPath, setUpPath } from '../play/paths.ts';
import styles from './HomePage.module.css';

interface Way {
  readonly key: 'set' | 'solo' | 'fewestTurns' | 'together' | 'training' | 'rules' | 'learn';
  readonly icon: IconName;
  readonly href: string;
}

const ways: readonly Way[] = [
  { key: 'learn', icon: 'spark', href: learnPath },
  { key: 'set', icon: 'computer', href: setUpPath },
  { key: 'solo', icon: 'person', href: `${setUpPath}?mode=soloTurns` },
  { key: 'fewestTurns', icon: 'flag', href: `${setUpPath}?mode=soloFewest` },
  { key: 'together', icon: 'people', href: `${setUpPath}?mode=together` },
  { key: 'training', icon: 'dice', href: '/training' },
  { key: 'rules', icon: 'book', href: rulesPath },
];

/** The other ways to play, as tiles. */
export function WaysToPlay() {
  const t = useTranslations('home');
  return (
    <section className={styles.ways}>
      <h2 className={styles.waysTitle}>{t('more')}</h2>
      <div className={styles.grid}>
        {ways.map(({ key, icon, href }) => (
          <Card
            key={key}
            level={3}
            title={t(`${key}.title`)}
            picture={<Icon name={icon} size="large" />}
            // The training app is a page of its own, not one of this router.
            {...(key === 'training' ? { href } : { render: <Link href={href} /> })}
          >
            {t(`${key}.text`)}
          </Card>
        ))}
      </div>
    </section>
  );
}
