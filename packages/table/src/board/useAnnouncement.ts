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

  const say = useCallback((text: string) => {
    setAnnouncement((before) => ({ id: Number(before?.id ?? 0) + 1, text }));
  }, []);

  useEffect(() => {
    let serial: number | null = null;
    let heard: NewsItem[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function hear() {
      const { news } = store.getState().view;
      if (news.serial === serial) return;
      serial = news.serial;
      heard.push(...news.items);
      clearTimeout(timer);
      timer = setTimeout(tell, breath);
    }

    function tell() {
      say(sentences(heard, store.getState().view, latest.current));
      heard = [];
    }

    hear();
    const leave = store.subscribe(hear);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [store, say]);

  return { announcement, say };
}
