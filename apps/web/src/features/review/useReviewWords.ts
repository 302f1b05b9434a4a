'use client';

import type { Words } from '@farkle/table';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { ReviewWords } from './reviewWords.ts';

/** The words of a review in the page's language. */
export function useReviewWords(table: Words): ReviewWords {
  const t = useTranslations('review');
  return useMemo(() => ({ t, table }), [t, table]);
}
