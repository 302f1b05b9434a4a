'use client';

import { openSaves } from '@farkle/profile';
import { Page } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import styles from './GameScreen.module.css';
import { LocalGame } from './LocalGame.tsx';
import { TableNotice } from './TableNotice.tsx';
import { openTable, type TableSession } from './tableSession.ts';

type Found = TableSession | { readonly kind: 'loading' };

/** The table's page: opens the game of this device and plays it, or says why that cannot be. */
export function TablePage() {
  const t = useTranslations('play');
  const site = useTranslations('site');
  const [found, setFound] = useState<Found>({ kind: 'loading' });

  const open = useCallback(async (steal: boolean) => {
    setFound(await openTable(await openSaves(), steal));
  }, []);

  useEffect(() => {
    void open(false);
  }, [open]);

  const claim = found.kind === 'game' ? found.claim : null;
  useEffect(() => {
    if (claim === null) return;
    let here = true;
    void claim.lost.then(() => {
      if (here) setFound({ kind: 'elsewhere' });
    });
    return () => {
      here = false;
      void claim.release();
    };
  }, [claim]);

  switch (found.kind) {
    case 'loading':
      return (
        <Page skipLabel={site('skip')} width="table">
          <p className={styles.loading} role="status">
            {t('loading')}
          </p>
        </Page>
      );
    case 'game':
      return (
        <LocalGame
          key={found.save.id}
          session={found}
          onNext={(save, snapshot) => setFound({ ...found, save, snapshot })}
        />
      );
    case 'none':
    case 'elsewhere':
    case 'newer':
    case 'unreadable':
    case 'damaged':
      return <TableNotice session={found} onOpen={open} />;
    default:
      return found satisfies never;
  }
}
