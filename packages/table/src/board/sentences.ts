import type { NewsItem, TableView } from '@farkle/engine';
import { newsSentence } from '../words/newsSentence.ts';
import type { Words } from '../words/words.ts';

/** Whole sentences in a row. When a turn's end is told together with its course, the end is enough. */
export function sentences(items: readonly NewsItem[], view: TableView, words: Words): string {
  const end = items.findLastIndex(({ kind }) => kind === 'banked' || kind === 'farkled');
  return items
    .filter(({ kind }, at) => at >= end || !['rolled', 'decided', 'hotDice'].includes(kind))
    .map((item) => newsSentence(item, view, words))
    .join(' ');
}
