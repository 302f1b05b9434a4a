import { Card, Icon, type IconName } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { learnPath, rulesPath, setUpPath } from '../play/paths.ts';
import styles from './HomePage.module.css';

interface Way {
  readonly key: 'learn' | 'training' | 'rules' | 'set' | 'solo' | 'fewestTurns' | 'together';
  readonly icon: IconName;
  readonly href: string;
}

const better: readonly Way[] = [
  { key: 'learn', icon: 'spark', href: learnPath },
  { key: 'training', icon: 'dice', href: '/training' },
  { key: 'rules', icon: 'book', href: rulesPath },
];

const more: readonly Way[] = [
  { key: 'set', icon: 'computer', href: setUpPath },
  { key: 'solo', icon: 'person', href: `${setUpPath}?mode=soloTurns` },
  { key: 'fewestTurns', icon: 'flag', href: `${setUpPath}?mode=soloFewest` },
  { key: 'together', icon: 'people', href: `${setUpPath}?mode=together` },
];

/** The ways to get good and the other ways to play, as tiles. */
export function WaysToPlay() {
  return (
    <>
      <Ways name="better" ways={better} />
      <Ways name="more" ways={more} />
    </>
  );
}

function Ways({ name, ways }: { readonly name: 'better' | 'more'; readonly ways: readonly Way[] }) {
  const t = useTranslations('home');
  return (
    <section className={styles.ways}>
      <h2 className={styles.waysTitle}>{t(name)}</h2>
      <div className={styles.grid} data-ways={name}>
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
