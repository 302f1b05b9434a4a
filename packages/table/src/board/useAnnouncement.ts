import type { NewsItem } from '@farkle/engine';
import type { Announcement } from '@farkle/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTableBinding } from '../useTable.ts';
import type { Words } from '../words/words.ts';
import { sentences } from './sentences.ts';

/** News that follow each other within so many milliseconds are said together. */
const breath = 80;

/** What the live region says: the table's news, and whatever else is given to `say`. */
export function useAnnouncement(words: Words): {
  readonly announcement: Announcement | null;
  readonly say: (text: string) => void;
} {
  const { store } = useTableBinding();
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  const heard = useRef<NewsItem[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // News that still wait for others come first: said by themselves a moment later, they would cut off the text.
  const say = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      const news = sentences(heard.current, store.getState().view, latest.current);
      heard.current = [];
      const both = [news, text].filter((part) => part !== '').join(' ');
      setAnnouncement((before) => ({ id: Number(before?.id ?? 0) + 1, text: both }));
    },
    [store],
  );

  useEffect(() => {
    let serial: number | null = null;

    function hear() {
      const { news } = store.getState().view;
      if (news.serial === serial) return;
      serial = news.serial;
      heard.current.push(...news.items);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => say(''), breath);
    }

    hear();
    const leave = store.subscribe(hear);
    return () => {
      leave();
      clearTimeout(timer.current);
      heard.current = [];
    };
  }, [store, say]);

  return { announcement, say };
}
