import type { GameSnapshot, TableView } from '@farkle/engine';
import type { Dice } from '@farkle/rules';
import { diceInPlay, farkleOdds, formatDice, prospect, scoreSelection } from '@farkle/rules';
import type { Ask } from '../plan/lesson.ts';
import type { Figures } from '../plan/saying.ts';

/** How likely a roll of so many dice is a farkle under the rules of a table, from 0 to 1. */
export function farkleChance(count: number, ruleSet: TableView['ruleSet']): number {
  const { farkles, rolls } = farkleOdds(count, ruleSet);
  return farkles / rolls;
}

/**
 * The figures that every step's sentence may use, read from the table as the step finds it:
 * `target`, `entryMinimum`, `bankMinimum`, `penalty` of the rules; `score`, the best `leader` among the others and
 * what the last turn `needs`; `turn` points set aside, `points` of the dice asked for (or chosen), both together as
 * `total` and what banking `makes`; the `dice` themselves, how many would be `left` to roll, with which `chance` of a
 * farkle; what a farkle has `lost` and `taken`.
 */
export function stepFigures(snapshot: GameSnapshot, view: TableView, ask: Ask): Figures {
  const { ruleSet } = view;
  const { game } = snapshot.context;
  const dice = diceOf(ask, view);
  const worth = scoreSelection(dice, ruleSet);
  const points = worth.ok ? worth.value.points : 0;
  const seen = prospect(game.turn, dice, ruleSet);
  const left = seen.ok ? seen.value.nextDice : game.turn.roll.length || game.turn.diceLeft || diceInPlay;
  const score = view.seats[view.seat]?.score ?? 0;
  const total = game.turn.points + points;
  const last = view.warnings.find(({ code }) => code === 'lastTurn');
  return {
    target: ruleSet.target,
    entryMinimum: ruleSet.entryMinimum,
    bankMinimum: ruleSet.bankMinimum,
    penalty: ruleSet.threeFarkles,
    score,
    leader: Math.max(0, ...view.seats.filter(({ seat }) => seat !== view.seat).map((seat) => seat.score)),
    needs: last?.code === 'lastTurn' ? last.needs : 0,
    turn: game.turn.points,
    points,
    total,
    makes: score + total,
    dice: formatDice(dice),
    count: dice.length,
    left,
    chance: farkleChance(left, ruleSet),
    lost: view.turn.farkle?.lost ?? 0,
    taken: view.turn.farkle?.penalty ?? 0,
  };
}

function diceOf(ask: Ask, { turn }: TableView): Dice {
  if ((ask.do === 'hold' || ask.do === 'attempt') && ask.dice !== 'any') return ask.dice;
  return turn.selected;
}
