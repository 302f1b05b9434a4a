'use client';

import { openSaves } from '@farkle/profile';
import { Button, IconButton, Page, TopBar } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { homePath, setUpPath, tablePath } from '../play/paths.ts';
import { TableNotice } from '../play/TableNotice.tsx';
import { Message } from '../shell/Message.tsx';
import { type FoundGame, finishedGame } from './finishedGame.ts';
import { GameInReview } from './GameInReview.tsx';
import styles from './ReviewPage.module.css';

/** The last finished game of this device, move by move, or what to do when there is none. */
export function ReviewPage() {
  const t = useTranslations('review');
  const site = useTranslations('site');
  const [found, setFound] = useState<FoundGame>();
  const look = useCallback(async () => setFound(await finishedGame(await openSaves())), []);

  useEffect(() => void look(), [look]);

  if (found?.kind === 'none') {
    return (
      <Message title={t('none.title')} text={t('none.text')}>
        <WayOn to={setUpPath}>{t('none.play')}</WayOn>
      </Message>
    );
  }
  if (found?.kind === 'newer' || found?.kind === 'damaged' || found?.kind === 'unreadable') {
    return <TableNotice session={found} onOpen={() => void look()} />;
  }
  if (found?.kind === 'unfinished') {
    return (
      <Message title={t('unfinished.title')} text={t('unfinished.text')}>
        <WayOn to={tablePath}>{t('unfinished.back')}</WayOn>
      </Message>
    );
  }
  return (
    <Page
      skipLabel={site('skip')}
      header={
        <TopBar
          title={t('title')}
          back={<IconButton icon="back" label={site('home')} render={<Link href={homePath} />} />}
        />
      }
    >
      {found === undefined ? (
        <p className={styles.loading} role="status">
          {t('loading')}
        </p>
      ) : (
        <GameInReview game={found.game} />
      )}
    </Page>
  );
}

function WayOn({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Button variant="primary" size="large" render={<Link href={to} />}>
      {children}
    </Button>
  );
}
