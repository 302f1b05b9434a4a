import { pointsGrid, type RuleSet, usualTurns } from '@farkle/rules';
import { fewestTurns, type WinTable } from '@farkle/strategy';
import type { Position } from '../src/positions/position.ts';
import { type PlainRolling, plainRolling } from './plainTurn.ts';

/** What rolling and banking are worth at a position, recomputed; more is better (turns are negative). */
export interface PlainValues {
  readonly rolling: PlainRolling;
  readonly banking: (turnPoints: number) => number;
}

/** The most that one roll adds on top, in levels. */
const most = 200;
/** Turns are followed so far, in levels: to 40,000 points. */
const far = 800;

/**
 * The values of a position's turn, from what can follow the turn (`table`'s chances at the start of turns, the race's
 * expected turns) and a plain pass through the turn itself. Without a table: points, as the coach then counts.
 */
export function plainValues(position: Position, ruleSet: RuleSet, table: WinTable | null): PlainValues {
  const { goal, own } = position;
  const { entryMinimum, bankMinimum } = ruleSet;
  const entered = own.entered || entryMinimum === 0;
  const minimum = (entered ? bankMinimum : Math.max(bankMinimum, entryMinimum)) / pointsGrid;
  if (goal === 'turns') return turnsLeftValues(position, ruleSet, minimum);
  if (goal === 'fewestTurns') return raceValues(position, ruleSet, minimum);
  return table === null
    ? pointValues(position, ruleSet, minimum)
    : winValues(position, ruleSet, table, minimum);
}

function pointValues({ own, other, lastTurn }: Position, ruleSet: RuleSet, minimum: number): PlainValues {
  const behind = lastTurn ? Math.max(0, (other?.score ?? 0) - own.score) : 0;
  const least = Math.max(minimum, behind / pointsGrid);
  const bank = (level: number) => level * pointsGrid;
  const rolling = kept(`${key(ruleSet)} ${least}`, () =>
    plainRolling({ ruleSet, minimum: least, farkle: 0, bank, top: far }),
  );
  return { rolling, banking: (points) => (points < behind ? 0 : points) };
}

function winValues(
  { own, other, lastTurn }: Position,
  ruleSet: RuleSet,
  table: WinTable,
  minimum: number,
): PlainValues {
  if (other === null) throw new Error('A game to the target has another seat.');
  const { target, ending, threeFarkles } = ruleSet;
  const third = threeFarkles > 0 && own.farkles === 2;
  const flags = (ownEntered: boolean, farkles: number) => ({
    ownEntered: other.entered,
    otherEntered: ownEntered,
    ownFarkles: other.farkles,
    otherFarkles: farkles,
  });
  const banking = (points: number): number => {
    const score = own.score + points;
    if (lastTurn) return score === other.score ? 0.5 : Number(score > other.score);
    if (score >= target && ending === 'immediate') return 1;
    return 1 - table.winChance(other.score, score, flags(true, 0));
  };
  const after = third ? Math.max(0, own.score - threeFarkles) : own.score;
  const counted = threeFarkles > 0 && !third ? own.farkles + 1 : 0;
  const farkle = lastTurn ? 0 : 1 - table.winChance(other.score, after, flags(own.entered, counted));
  const top = Math.ceil((Math.max(target, other.score) - own.score + 12_000) / pointsGrid);
  const row = Float64Array.from({ length: top + far }, (_, level) => banking(level * pointsGrid));
  const rolling = plainRolling({ ruleSet, minimum, farkle, bank: (level) => row[level] ?? 1, top });
  return { rolling, banking };
}

function raceValues({ own }: Position, ruleSet: RuleSet, minimum: number): PlainValues {
  const race = kept(`race ${key(ruleSet)}`, () => fewestTurns(ruleSet));
  const { target, threeFarkles } = ruleSet;
  const banking = (points: number) =>
    own.score + points >= target ? 0 : -race.expectedTurns(own.score + points, { entered: true });
  const third = threeFarkles > 0 && own.farkles === 2;
  const after = third ? Math.max(0, own.score - threeFarkles) : own.score;
  const farkles = threeFarkles > 0 && !third ? own.farkles + 1 : 0;
  const farkle = -race.expectedTurns(after, { entered: own.entered, farkles });
  const top = (target - own.score) / pointsGrid + most;
  const rolling = plainRolling({
    ruleSet,
    minimum,
    farkle,
    bank: (level) => banking(level * pointsGrid),
    top: top + minimum,
  });
  return { rolling, banking };
}

function turnsLeftValues({ own, turnsLeft }: Position, ruleSet: RuleSet, minimum: number): PlainValues {
  const { threeFarkles, entryMinimum, bankMinimum } = ruleSet;
  const entry = Math.max(entryMinimum, bankMinimum) / pointsGrid;
  /** Points still to come with so many turns left; a third farkle costs `cost`. */
  const turn = (turns: number, least: number, entered: boolean, farkles: number, cost: number) => {
    const afterBank = toCome(turns - 1, true, 0);
    const third = threeFarkles > 0 && farkles === 2;
    const afterFarkle = toCome(turns - 1, entered, third || threeFarkles === 0 ? 0 : farkles + 1);
    const farkle = afterFarkle - (third ? cost : 0) - afterBank;
    const rolling = kept(`${key(ruleSet)} ${least} ${farkle}`, () =>
      plainRolling({ ruleSet, minimum: least, farkle, bank: (level) => level * pointsGrid, top: far }),
    );
    return { rolling, afterBank };
  };
  const toCome = (turns: number, entered: boolean, farkles: number): number => {
    if (turns === 0) return 0;
    return kept(`${key(ruleSet)} come ${turns} ${entered} ${farkles}`, () => {
      const least = entered ? bankMinimum / pointsGrid : entry;
      const { rolling, afterBank } = turn(turns, least, entered, farkles, threeFarkles);
      return rolling(0, 6) + afterBank;
    });
  };
  if (turnsLeft < 1 || turnsLeft > usualTurns) throw new RangeError(`There are no ${turnsLeft} turns left.`);
  const cost = Math.min(own.score, threeFarkles);
  const entered = own.entered || entryMinimum === 0;
  return {
    rolling: turn(turnsLeft, minimum, entered, own.farkles, cost).rolling,
    banking: (points) => points,
  };
}

const memory = new Map<string, unknown>();

function kept<T>(name: string, make: () => T): T {
  if (!memory.has(name)) memory.set(name, make());
  return memory.get(name) as T;
}

function key(ruleSet: RuleSet): string {
  return JSON.stringify(ruleSet);
}
