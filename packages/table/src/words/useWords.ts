import type { SeatKind } from '@farkle/engine';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Words } from './words.ts';
import { voices } from './words.ts';

/** The words of the page's language for a table with these seats. */
export function useWords(kinds: readonly SeatKind[], names: readonly string[]): Words {
  const t = useTranslations('table');
  const reasons = useTranslations('reasons');
  const format = useFormatter();
  return useMemo(
    () => ({ t, reasons, format, voice: voices(kinds, names) }),
    [t, reasons, format, kinds, names],
  );
}
