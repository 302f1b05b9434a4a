import { diceInPlay, multisetCount, multisetDice, pointsGrid, type RuleSet, ruleTables } from '@farkle/rules';
import { expectedPoints } from '../turn/expectedPoints.ts';
import { diceAfter } from '../turn/rollOutcomes.ts';
import { answer, type Policy, type SimulatedGame, type TurnPolicy } from './policy.ts';

/**
 * The player of expected points, fast: what it decides depends on the turn points, the roll and the least that the
 * turn has to bank, and is looked up from the second time on.
 */
export function expectedPointsPolicy(ruleSet: RuleSet): Policy {
  const { bankMinimum, entryMinimum, target } = ruleSet;
  const atOnce = ruleSet.ending === 'immediate';
  const turns = new Map<number, TurnPolicy>();
  return (game) => {
    const { seats, seat, startedBy } = game;
    const own = seats[seat] as SimulatedGame['seats'][number];
    const least = own.entered ? bankMinimum : Math.max(bankMinimum, entryMinimum);
    const needed = startedBy < 0 ? 0 : neededBy(game) * pointsGrid;
    const lastOfAll = startedBy >= 0 && game.remaining.length === 1;
    // Points that win for certain: the target at once, or one level more than the leader on the last turn of all.
    let winning = 0;
    if (atOnce) winning = target - own.score * pointsGrid;
    else if (lastOfAll) winning = needed + pointsGrid;
    const key = (Math.max(least, needed) / pointsGrid) * 4096 + Math.min(4095, winning / pointsGrid);
    let turn = turns.get(key);
    if (turn === undefined) {
      if (turns.size > 2000) turns.clear();
      turn = turnPolicy(ruleSet, Math.max(least, needed), winning === 0 ? Number.POSITIVE_INFINITY : winning);
      turns.set(key, turn);
    }
    return turn;
  };
}

/** Levels that the seat which plays needs for a share of the win. */
function neededBy({ seats, seat }: SimulatedGame): number {
  const own = (seats[seat] as SimulatedGame['seats'][number]).score;
  return Math.max(0, ...seats.map(({ score }) => score - own));
}

/** Decisions for a turn that must bank `minimum` points and wins with `winning`. */
function turnPolicy(ruleSet: RuleSet, minimum: number, winning: number): TurnPolicy {
  const table = expectedPoints(ruleSet, minimum);
  const { choices } = ruleTables(ruleSet);
  const levels = table.limit / pointsGrid;
  const pages: (Int32Array | undefined)[] = [];
  const decide = (level: number, multiset: number): number => {
    const roll = multisetDice[multiset]?.length ?? diceInPlay;
    let best = 0;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const { count, points } of (choices[multiset] ?? []).toReversed()) {
      const after = level * pointsGrid + points;
      const diceLeft = diceAfter(roll, count);
      const wins = after >= winning && table.mayBank(after, diceLeft);
      const banks = wins || table.banks(after, diceLeft);
      const value = wins ? Number.POSITIVE_INFINITY : table.ofBest(after, diceLeft);
      if (value > bestValue + 1e-9) {
        best = answer(points / pointsGrid, diceLeft, banks);
        bestValue = value;
      }
    }
    return best;
  };
  return (level, multiset) => {
    if (level >= levels) return decide(level, multiset);
    let page = pages[level];
    if (page === undefined) {
      page = new Int32Array(multisetCount);
      pages[level] = page;
    }
    const known = page[multiset] as number;
    if (known !== 0) return known;
    const decided = decide(level, multiset);
    page[multiset] = decided;
    return decided;
  };
}
