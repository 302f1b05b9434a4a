import type { NewsItem, TableView } from '@farkle/engine';
import { resultWords } from './resultWords.ts';
import type { Words } from './words.ts';
import { spoken } from './words.ts';

/** A piece of news as a short sentence to be said aloud. `view` is the table after it. */
export function newsSentence(item: NewsItem, view: TableView, words: Words): string {
  const { t, voice } = words;
  switch (item.kind) {
    case 'turnStarted':
      return t(item.lastTurn ? 'news.lastTurnStarted' : 'news.turnStarted', voice(item.seat));
    case 'rolled':
      return t('news.rolled', { dice: spoken(item.dice, words.format) });
    case 'farkled':
      return item.penalty > 0
        ? t('news.farkledThird', { lost: item.lost, penalty: item.penalty })
        : t('news.farkled', { lost: item.lost });
    case 'hotDice':
      return t('news.hotDice', { points: item.points });
    case 'decided':
      return t(item.then === 'roll' ? 'news.decidedRoll' : 'news.decidedBank', {
        name: voice(item.seat).name,
        dice: spoken(item.dice, words.format),
      });
    case 'banked':
      return t('news.banked', { ...voice(item.seat), points: item.points, score: item.score });
    case 'finalRoundStarted':
      return t('news.finalRoundStarted', { ...voice(item.seat), score: item.score });
    case 'left':
      return t('news.left', voice(item.seat));
    case 'over': {
      const { headline, subline } = resultWords(view, words);
      return subline === null ? t('news.overAlone', { headline }) : t('news.over', { headline, subline });
    }
    default:
      return item satisfies never;
  }
}
