'use client';

import type { AskHint } from '@farkle/table';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Brain } from '../brain/brain.ts';
import { adviceSentences } from './adviceSentences.ts';

/** The coach of a game: the worker's advice in words. */
export function useHint(brain: () => Brain): AskHint {
  const t = useTranslations('coach');
  return useCallback(
    async (game) => {
      const advice = await brain().advise(game);
      const { best } = advice;
      return { setAside: best.setAside, then: best.then, sentences: adviceSentences(advice, t) };
    },
    [brain, t],
  );
}
