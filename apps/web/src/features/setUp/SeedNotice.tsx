'use client';

import { Button, Notice } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { Link, usePathname } from '../../i18n/navigation.ts';
import type { AddressSeed } from '../play/addressSeed.ts';

/** What the seed of the address means for the game, or why it is none. */
export function SeedNotice({ seed }: { readonly seed: AddressSeed }) {
  const t = useTranslations('setUp.seed');
  const pathname = usePathname();
  if (seed.kind === 'none') return null;
  const fresh = (
    <Button variant="quiet" render={<Link href={pathname} />}>
      {t('without')}
    </Button>
  );
  return seed.kind === 'seed' ? (
    <Notice action={fresh}>{t('practice')}</Notice>
  ) : (
    <Notice tone="risk" action={fresh}>
      {t(seed.code)}
    </Notice>
  );
}
