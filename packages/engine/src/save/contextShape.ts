import type {
  FarkleLoss,
  FinalRound,
  Game,
  GameResult,
  Goal,
  KeptRow,
  RuleSet,
  Seat,
  Turn,
  TurnEnding,
  TurnRecord,
} from '@farkle/rules';
import { diceInPlay, type Face, mostSeats, mostTurns, parseRuleSet, pointsGrid } from '@farkle/rules';
import type { News, NewsItem } from '../table/news.ts';
import type { TableContext } from '../table/tableContext.ts';
import type { Reader } from './reading.ts';
import { Damage, fields, flag, kinds, list, orNull, shape, whole, word } from './reading.ts';

const seat = whole(0, mostSeats - 1);
const count = whole(0);
const face = whole<Face>(1, 6);
const dice = list(face, 0, diceInPlay);
const roll = list(face, 1, diceInPlay);
const place = whole(0, diceInPlay - 1);

const points: Reader<number> = (value) => {
  const read = count(value);
  shape(read % pointsGrid === 0);
  return read;
};

const ruleSet: Reader<RuleSet> = (value) => {
  const parsed = parseRuleSet(value);
  if (parsed.ok) return parsed.value;
  throw new Damage(parsed.error.field, { code: 'wrongShape' });
};

const goal = kinds<Goal>({
  target: fields({ kind: word('target') }),
  turns: fields({ kind: word('turns'), turns: whole(1, mostTurns) }),
  fewestTurns: fields({ kind: word('fewestTurns') }),
});

const keptRow = fields<KeptRow>({ rolled: roll, dice: roll, points });

const turn = fields<Turn>({
  number: count,
  seat,
  rolls: count,
  roll: dice,
  kept: list(keptRow),
  points,
  diceLeft: whole(1, diceInPlay),
  farkle: orNull(fields<FarkleLoss>({ lost: points, penalty: points })),
});

const result = fields<GameResult>({
  ending: word('target', 'finalRound', 'turns', 'fewestTurns', 'lastSeat', 'abandoned'),
  winners: list(seat, 0, mostSeats),
});

const game = fields<Game>({
  ruleSet,
  goal,
  firstSeat: seat,
  seats: list(
    fields<Seat>({ score: points, entered: flag, farklesInRow: count, turnsTaken: count, left: flag }),
    1,
    mostSeats,
  ),
  turn,
  finalRound: orNull(fields<FinalRound>({ startedBy: seat, remaining: list(seat, 0, mostSeats) })),
  result: orNull(result),
});

const turnRecord = fields<TurnRecord>({
  number: count,
  seat,
  kept: list(keptRow),
  ending: kinds<TurnEnding>({
    banked: fields({ kind: word('banked'), points }),
    farkled: fields({ kind: word('farkled'), dice: roll, lost: points, penalty: points }),
    left: fields({ kind: word('left'), lost: points }),
  }),
});

const newsItem = kinds<NewsItem>({
  turnStarted: fields({ kind: word('turnStarted'), seat, lastTurn: flag }),
  rolled: fields({ kind: word('rolled'), seat, dice: roll }),
  farkled: fields({ kind: word('farkled'), seat, dice: roll, lost: points, penalty: points }),
  hotDice: fields({ kind: word('hotDice'), seat, points }),
  decided: fields({ kind: word('decided'), seat, dice: roll, points, then: word('roll', 'bank') }),
  banked: fields({ kind: word('banked'), seat, points, score: points }),
  finalRoundStarted: fields({ kind: word('finalRoundStarted'), seat, score: points }),
  left: fields({ kind: word('left'), seat }),
  over: fields({ kind: word('over'), result }),
});

/** The shape and the ranges of what the chart remembers; whether its parts agree is not asked here. */
export const contextShape = fields<TableContext>({
  game,
  kinds: list(word('person', 'computer'), 1, mostSeats),
  places: list(place, 1, diceInPlay),
  selection: list(place, 0, diceInPlay),
  intent: orNull(word('roll', 'bank')),
  log: list(turnRecord),
  news: fields<News>({ serial: count, items: list(newsItem) }),
});
