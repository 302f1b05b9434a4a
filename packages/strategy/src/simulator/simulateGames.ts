import { diceInPlay, multisetOf, pointsGrid, type RuleSet, ruleTables } from '@farkle/rules';
import type { Policy, SimulatedSeat } from './policy.ts';
import { type Simulated, simulated } from './simulated.ts';

export interface SimulationOptions {
  readonly games: number;
  /** Uniform numbers from 0 up to but not 1. The same numbers, the same games. */
  readonly random: () => number;
  /** Which seat begins game number n; the seats in turn unless said. */
  readonly firstSeat?: (game: number) => number;
}

/**
 * Plays whole games to the target by plain rules, without charts, records or dice objects: a roll is one random number
 * and a look in a table.
 */
export function simulateGames(
  ruleSet: RuleSet,
  policies: readonly Policy[],
  { games, random, firstSeat = (game) => game % policies.length }: SimulationOptions,
): Simulated {
  const wins = policies.map(() => 0);
  const squares = policies.map(() => 0);
  const play = gamePlayer(ruleSet, policies, random);
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const { winners, turnsTaken } = play(firstSeat(game));
    turns += turnsTaken;
    for (const winner of winners) {
      wins[winner] = (wins[winner] as number) + 1 / winners.length;
      squares[winner] = (squares[winner] as number) + 1 / winners.length ** 2;
    }
  }
  return simulated({ games, wins, squares, turns });
}

interface GamePlayed {
  readonly winners: readonly number[];
  readonly turnsTaken: number;
}

function gamePlayer(ruleSet: RuleSet, policies: readonly Policy[], random: () => number) {
  const { entryMinimum, bankMinimum, threeFarkles, ending } = ruleSet;
  const target = ruleSet.target / pointsGrid;
  const penalty = threeFarkles / pointsGrid;
  const rolls = rollTables();
  const farkles = Uint8Array.from(ruleTables(ruleSet).best, (best) => (best === null ? 1 : 0));

  /** Levels banked, or −1 for a farkle. */
  const playTurn = (decide: ReturnType<Policy>): number => {
    let points = 0;
    let dice = diceInPlay;
    for (;;) {
      const table = rolls[dice] as Uint16Array;
      const multiset = table[Math.floor(random() * table.length)] as number;
      if (farkles[multiset] === 1) return -1;
      const answered = decide(points, multiset);
      points += answered >> 4;
      dice = (answered >> 1) & 7;
      if ((answered & 1) === 1) return points;
    }
  };

  return (first: number): GamePlayed => {
    const seats: SimulatedSeat[] = policies.map(() => ({
      score: 0,
      entered: entryMinimum === 0,
      farkles: 0,
    }));
    let startedBy = -1;
    let remaining: readonly number[] = [];
    for (let seat = first, turnsTaken = 1; ; turnsTaken++) {
      const policy = policies[seat] as Policy;
      const own = seats[seat] as SimulatedSeat;
      const banked = playTurn(policy({ ruleSet, seats, seat, startedBy, remaining }));
      if (banked < 0) farkle(own, penalty);
      else {
        if (banked * pointsGrid < (own.entered ? bankMinimum : Math.max(bankMinimum, entryMinimum))) {
          throw new Error(
            `A policy banked ${banked * pointsGrid} points below the minimum; its games would not count.`,
          );
        }
        own.score += banked;
        own.entered = true;
        own.farkles = 0;
      }
      if (startedBy < 0 && own.score >= target) {
        if (ending === 'immediate') return { winners: [seat], turnsTaken };
        startedBy = seat;
        remaining = policies.map((_, step) => (seat + step) % policies.length);
      }
      if (startedBy >= 0) {
        remaining = remaining.slice(1);
        if (remaining.length === 0) return { winners: leadersOf(seats), turnsTaken };
      }
      seat = (seat + 1) % policies.length;
    }
  };
}

function farkle(seat: SimulatedSeat, penalty: number): void {
  if (penalty === 0) return;
  seat.farkles++;
  if (seat.farkles < 3) return;
  seat.farkles = 0;
  seat.score = Math.max(0, seat.score - penalty);
}

function leadersOf(seats: readonly SimulatedSeat[]): readonly number[] {
  const most = Math.max(...seats.map(({ score }) => score));
  return seats.flatMap(({ score }, seat) => (score === most ? [seat] : []));
}

let tables: readonly Uint16Array[] | null = null;

/** For n dice the multisets of all 6ⁿ ordered rolls. */
function rollTables(): readonly Uint16Array[] {
  tables ??= Array.from({ length: diceInPlay + 1 }, (_, dice) =>
    Uint16Array.from({ length: 6 ** dice }, (__, roll) => {
      const faces = Array.from({ length: dice }, (___, at) => (Math.floor(roll / 6 ** at) % 6) + 1);
      return multisetOf(faces as Parameters<typeof multisetOf>[0]);
    }),
  );
  return tables;
}
