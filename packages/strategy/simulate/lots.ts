import { classic, type RuleSet, simple } from '@farkle/rules';
import {
  createPlayer,
  expectedPointsPolicy,
  type Level,
  levels,
  type Policy,
  playerPolicy,
  quickSolve,
  type Simulated,
  shippedTable,
  simulateGames,
} from '../src/index.ts';
import { seededRandom } from '../tests/seededRandom.ts';

/** What is to be simulated. Plain data, so that it can be handed to a worker. */
export interface Order {
  readonly ruleSet: RuleSet;
  /** A level, or `points` for the player of expected points. */
  readonly seats: readonly string[];
  readonly games: number;
  readonly seed: number;
}

/**
 * Games are played in lots of so many, each with random numbers of its own. So the dice of a game do not depend on how
 * many workers there are.
 */
const lotSize = 500;

export function lotsOf({ games }: Order): number {
  return Math.ceil(games / lotSize);
}

/** A function that plays a lot by its number. Solves the game first where somebody plays hard. */
export async function lotPlayer(order: Order): Promise<(lot: number) => Simulated> {
  const { ruleSet, seats, games, seed } = order;
  const table = seats.includes('hard')
    ? ((await shippedTable(ruleSet)) ?? (await quickSolve(ruleSet)))
    : null;
  const policies: Policy[] = seats.map((seat) =>
    seat === 'points'
      ? expectedPointsPolicy(ruleSet)
      : playerPolicy(ruleSet, createPlayer(seat as Level, table)),
  );
  return (lot) => {
    const before = lot * lotSize;
    return simulateGames(ruleSet, policies, {
      games: Math.min(lotSize, games - before),
      random: seededRandom(Math.imul(seed, 0x9e3779b1) + lot),
      firstSeat: (game) => (before + game) % seats.length,
    });
  };
}

export const seatNames: readonly string[] = [...levels, 'points'];

/** A preset by name, or a preset with fields changed: `classic`, `simple`, `{"target":5000}`. */
export function rulesOf(text: string): RuleSet {
  if (text === 'classic') return classic;
  if (text === 'simple') return simple;
  return { ...classic, ...(JSON.parse(text) as Partial<RuleSet>) };
}
