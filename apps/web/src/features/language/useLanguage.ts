'use client';

import type { Locale } from '@farkle/messages';
import { chooseLanguage } from '@farkle/profile';
import { useLocale } from 'next-intl';
import { useTransition } from 'react';
import { usePathname, useRouter } from '../../i18n/navigation.ts';

/** The page's language, and the way to another: the same place in it, with what stands in the address. */
export function useLanguage() {
  const locale = useLocale();
  const router = useRouter();
  const pathname = usePathname();
  const [switching, start] = useTransition();
  return {
    locale,
    switching,
    choose(next: Locale) {
      if (next === locale) return;
      chooseLanguage(next);
      const { search, hash } = window.location;
      start(() => router.replace(`${pathname}${search}${hash}`, { locale: next, scroll: false }));
    },
  };
}
