import { loadedDice, type NewsItem, type TableInput, type TableView } from '@farkle/engine';
import { en } from '@farkle/messages';
import { classic, type TurnRecord } from '@farkle/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { createFormatter, createTranslator } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { sentences } from '../board/sentences.ts';
import { createTableStore } from '../store/tableStore.ts';
import { logSentence } from './logSentence.tsx';
import { newsSentence } from './newsSentence.ts';
import { resultWords } from './resultWords.ts';
import { voices, type Words } from './words.ts';

const input: TableInput = { ruleSet: classic, goal: { kind: 'target' }, kinds: ['person', 'computer'] };

function wordsFor(kinds: TableInput['kinds'], names: readonly string[]): Words {
  return {
    t: createTranslator({ locale: 'en', messages: en, namespace: 'table' }),
    reasons: createTranslator({ locale: 'en', messages: en, namespace: 'reasons' }),
    format: createFormatter({ locale: 'en' }),
    voice: voices(kinds, names),
  };
}

const words = wordsFor(input.kinds, ['Ada', 'Hard']);
const friends = wordsFor(['person', 'person'], ['Ada', 'Ben']);

const table = createTableStore(input, {
  dealDice: loadedDice([]),
  playSeat: () => ({ setAside: [], then: 'roll' }),
  pace: 'instant',
});
const fresh = table.getState().view;

function ended(
  scores: readonly number[],
  winners: readonly number[],
  change: Partial<TableView> = {},
): TableView {
  const seats = scores.map((score, seat) => ({
    ...(fresh.seats[0] as TableView['seats'][number]),
    seat,
    score,
    winner: winners.includes(seat),
    turnsTaken: 10,
  }));
  return { ...fresh, phase: 'over', seats, result: { ending: 'finalRound', winners }, ...change };
}

const dice = [1, 5, 5] as const;

describe('every kind of news is one short sentence', () => {
  const said: readonly [NewsItem, string, string][] = [
    [{ kind: 'turnStarted', seat: 0, lastTurn: false }, 'Your turn.', 'Ada’s turn.'],
    [{ kind: 'turnStarted', seat: 0, lastTurn: true }, 'Your last turn.', 'Ada’s last turn.'],
    [{ kind: 'turnStarted', seat: 1, lastTurn: false }, 'Hard’s turn.', 'Ben’s turn.'],
    [{ kind: 'rolled', seat: 0, dice }, 'Rolled 1, 5, 5.', 'Rolled 1, 5, 5.'],
    [
      { kind: 'farkled', seat: 0, dice, lost: 1250, penalty: 0 },
      'Farkle, 1,250 lost.',
      'Farkle, 1,250 lost.',
    ],
    [{ kind: 'farkled', seat: 0, dice, lost: 0, penalty: 0 }, 'Farkle.', 'Farkle.'],
    [
      { kind: 'farkled', seat: 0, dice, lost: 300, penalty: 500 },
      'Farkle, 300 lost, and 500 taken for the third in a row.',
      'Farkle, 300 lost, and 500 taken for the third in a row.',
    ],
    [{ kind: 'hotDice', seat: 0, points: 450 }, 'Hot dice, 450 at risk.', 'Hot dice, 450 at risk.'],
    [
      { kind: 'decided', seat: 1, dice, points: 200, then: 'roll' },
      'Hard keeps 1, 5, 5 and rolls on.',
      'Ben keeps 1, 5, 5 and rolls on.',
    ],
    [
      { kind: 'decided', seat: 1, dice, points: 200, then: 'bank' },
      'Hard keeps 1, 5, 5 and banks.',
      'Ben keeps 1, 5, 5 and banks.',
    ],
    [
      { kind: 'banked', seat: 0, points: 300, score: 4650 },
      'You banked 300 and have 4,650.',
      'Ada banked 300 and has 4,650.',
    ],
    [
      { kind: 'finalRoundStarted', seat: 1, score: 10_050 },
      'Final round: Hard has 10,050, everyone else gets one more turn.',
      'Final round: Ben has 10,050, everyone else gets one more turn.',
    ],
    [{ kind: 'left', seat: 1 }, 'Hard has left.', 'Ben has left.'],
  ];

  test.each(said)('%o', (item, toOne, toFriends) => {
    expect(newsSentence(item, fresh, words)).toBe(toOne);
    expect(newsSentence(item, fresh, friends)).toBe(toFriends);
  });

  test('the end says who won and by how much', () => {
    const view = ended([10_250, 9800], [0]);
    const item: NewsItem = { kind: 'over', result: { ending: 'finalRound', winners: [0] } };
    expect(newsSentence(item, view, words)).toBe('You win, by 450 points.');
    expect(newsSentence(item, view, friends)).toBe('Ada wins, by 450 points.');
  });
});

describe('the result in words', () => {
  test('equal highest scores share the win', () => {
    expect(resultWords(ended([10_000, 10_000], [0, 1]), friends)).toEqual({
      headline: 'Ada and Ben share the win',
      subline: 'with 10,000 points each',
    });
  });

  test('the last seat has won because the others have left', () => {
    const view = ended([300, 800], [0], { result: { ending: 'lastSeat', winners: [0] } });
    expect(resultWords(view, words)).toEqual({ headline: 'You win', subline: 'everybody else has left' });
  });

  test('alone it is points in turns, turns to the target, or nothing', () => {
    const turns = ended([4350], [0], { goal: { kind: 'turns', turns: 10 } });
    expect(resultWords(turns, words)).toEqual({ headline: '4,350 points', subline: 'in 10 turns' });
    const fewest = ended([10_100], [0], { goal: { kind: 'fewestTurns' } });
    expect(resultWords(fewest, words)).toEqual({
      headline: 'Done in 10 turns',
      subline: 'with 10,100 points',
    });
    const left = ended([500], [], { result: { ending: 'abandoned', winners: [] } });
    expect(resultWords(left, words).headline).toBe('This game was left unfinished');
  });
});

describe('the log tells a turn in one sentence', () => {
  const kept = [
    { rolled: [1, 1, 2, 3, 4, 6], dice: [1, 1], points: 200 },
    { rolled: [5, 2, 3, 4], dice: [5], points: 50 },
  ] as const;
  const told: readonly [Pick<TurnRecord, 'kept' | 'ending'>, string][] = [
    [
      { kept, ending: { kind: 'banked', points: 250 } },
      '<strong>Hard</strong> kept 1-1, 5, banked <strong>250</strong>.',
    ],
    [
      {
        kept: [{ rolled: [1, 1, 1, 5, 5, 5], dice: [1, 1, 1, 5, 5, 5], points: 2500 }],
        ending: { kind: 'banked', points: 2500 },
      },
      '<strong>Hard</strong> had hot dice with 1-1-1-5-5-5, banked <strong>2,500</strong>.',
    ],
    [
      { kept, ending: { kind: 'farkled', dice: [2, 3], lost: 700, penalty: 0 } },
      '<strong>Hard</strong> farkled on 2 dice and lost <strong>700</strong>.',
    ],
    [
      { kept: [], ending: { kind: 'farkled', dice: [2, 2, 3, 3, 4, 6], lost: 0, penalty: 0 } },
      '<strong>Hard</strong> farkled at once.',
    ],
    [
      { kept, ending: { kind: 'farkled', dice: [2, 3], lost: 0, penalty: 500 } },
      '<strong>Hard</strong> farkled a third time in a row: 0 lost, <strong>500</strong> taken.',
    ],
    [{ kept, ending: { kind: 'left', lost: 250 } }, '<strong>Hard</strong> left the game.'],
  ];

  test.each(told)('%o', (turn, sentence) => {
    const markup = renderToStaticMarkup(logSentence({ number: 3, seat: 1, ...turn }, words));
    expect(markup).toBe(sentence);
    const mine = renderToStaticMarkup(logSentence({ number: 3, seat: 0, ...turn }, words));
    expect(mine).toMatch(/^<strong>You<\/strong> /);
  });
});

test('a whole turn that is told at once is told by its end', () => {
  const items: NewsItem[] = [
    { kind: 'turnStarted', seat: 1, lastTurn: false },
    { kind: 'rolled', seat: 1, dice },
    { kind: 'decided', seat: 1, dice, points: 200, then: 'bank' },
    { kind: 'banked', seat: 1, points: 200, score: 200 },
    { kind: 'turnStarted', seat: 0, lastTurn: false },
  ];
  expect(sentences(items, fresh, words)).toBe('Hard’s turn. Hard banked 200 and has 200. Your turn.');
});
