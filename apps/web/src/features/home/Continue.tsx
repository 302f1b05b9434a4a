'use client';

import { Button } from '@farkle/ui';
import { useFormatter, useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import type { LastGame } from '../play/lastGame.ts';
import { tablePath } from '../play/paths.ts';
import { useSeatNames } from '../play/useSeatNames.ts';
import styles from './PlayNow.module.css';

/** The way back to an unfinished game, with its scores. */
export function Continue({ game: { save, view } }: { readonly game: LastGame }) {
  const t = useTranslations('home');
  const format = useFormatter();
  const names = useSeatNames()(save.seats);
  const scores = view.seats
    .filter(({ left }) => !left)
    .map(({ seat, score }) => t('continueScore', { name: names[seat] ?? '', points: score }));
  return (
    <Button variant="primary" size="large" wide render={<Link href={tablePath} />}>
      {t('continue')}
      <span className={styles.scores}>{format.list(scores, { type: 'unit', style: 'short' })}</span>
    </Button>
  );
}
