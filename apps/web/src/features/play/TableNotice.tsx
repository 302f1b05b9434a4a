'use client';

import type { Saves } from '@farkle/profile';
import { Button } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { Message } from '../shell/Message.tsx';
import { downloadText } from './downloadText.ts';
import { homePath, setUpPath } from './paths.ts';
import type { NoGame } from './tableSession.ts';
import { tableSlot } from './tableSlot.ts';

interface TableNoticeProps {
  readonly session: NoGame | { readonly kind: 'elsewhere' };
  /** Tries to open the game again, taking it from another tab if asked to. */
  readonly onOpen: (steal: boolean) => void;
}

/** Why there is no game on the table, and what can be done about it. */
export function TableNotice({ session, onOpen }: TableNoticeProps) {
  const t = useTranslations('play');
  switch (session.kind) {
    case 'none':
      return (
        <Message title={t('none.title')} text={t('none.text')}>
          <StartLink>{t('none.start')}</StartLink>
        </Message>
      );
    case 'elsewhere':
      return (
        <Message title={t('elsewhere.title')} text={t('elsewhere.text')}>
          <Button variant="primary" size="large" onClick={() => onOpen(true)}>
            {t('elsewhere.here')}
          </Button>
          <HomeLink />
        </Message>
      );
    case 'newer':
      return (
        <Message title={t('newer.title')} text={t('newer.text')}>
          <Button variant="primary" size="large" onClick={() => window.location.reload()}>
            {t('newer.reload')}
          </Button>
          {session.saves.persistent && <GameFile saves={session.saves} name={t('newer.fileName')} />}
          <HomeLink />
        </Message>
      );
    case 'unreadable':
      return (
        <Message title={t('damaged.title')} text={t('storage.unreadable')}>
          <Button variant="primary" size="large" onClick={() => onOpen(false)}>
            {t('storage.retry')}
          </Button>
          <HomeLink />
        </Message>
      );
    case 'damaged':
      return (
        <Message title={t('damaged.title')} text={t('damaged.text')}>
          <StartLink>{t('damaged.start')}</StartLink>
          <GameFile saves={session.saves} name={t('damaged.fileName')} />
        </Message>
      );
    default:
      return session satisfies never;
  }
}

function HomeLink() {
  const t = useTranslations('play');
  return (
    <Button variant="quiet" render={<Link href={homePath} />}>
      {t('home')}
    </Button>
  );
}

function StartLink({ children }: { readonly children: ReactNode }) {
  return (
    <Button variant="primary" size="large" render={<Link href={setUpPath} />}>
      {children}
    </Button>
  );
}

/** What nobody here can read, to take away. */
function GameFile({ saves, name }: { readonly saves: Saves; readonly name: string }) {
  const t = useTranslations('play');
  const [failed, setFailed] = useState(false);
  const take = async () => {
    const text = await saves.exportRaw(tableSlot);
    if (text.ok) downloadText(name, text.value);
    setFailed(!text.ok);
  };
  return (
    <>
      <Button onClick={() => void take()}>{t('damaged.file')}</Button>
      {failed && <p role="alert">{t('storage.unreadable')}</p>}
    </>
  );
}
