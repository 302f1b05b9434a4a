'use client';

import { Button } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { homePath } from '../../features/play/paths.ts';
import { Message } from '../../features/shell/Message.tsx';

/** A page that broke. Games are kept step by step, so trying again loses nothing. */
export default function Broken({ reset }: { reset: () => void }) {
  const t = useTranslations('errors.broken');
  return (
    <Message title={t('title')} text={t('text')}>
      <Button variant="primary" size="large" onClick={reset}>
        {t('again')}
      </Button>
      {/* A whole new page, in case this one's scripts are what broke. */}
      <Button href={homePath}>{t('home')}</Button>
    </Message>
  );
}
