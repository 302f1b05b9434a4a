import type { Dice, Face, Goal, RuleSet } from '@farkle/rules';
import { classic, faces, legalSelections, rollDue, simple } from '@farkle/rules';
import { initialTransition } from 'xstate';
import type { GameSnapshot, SeatKind, TableEvent, TableInput } from '../src/index.ts';
import { gameMachine } from '../src/index.ts';

/** Numbers that look random and are the same on every run (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error('There is nothing to pick from: pass a list that is not empty.');
    return found;
  }

  dice(count: number): Face[] {
    return Array.from({ length: count }, () => this.pick(faces));
  }
}

const pointsOf = (chance: Chance, most: number) => 50 * chance.below(most / 50 + 1);

/** A random rule set with a target that a short game can reach. */
export function randomRuleSet(chance: Chance): RuleSet {
  const target = 1000 + 50 * chance.below(21);
  const flow = {
    target,
    ending: chance.pick(['finalRound', 'finalRound', 'immediate'] as const),
    entryMinimum: chance.pick([0, 0, 350, 500, 1000]),
    bankMinimum: chance.pick([0, 0, 0, 300]),
    threeFarkles: chance.pick([0, 50, 500, 1000]),
    hotDice: chance.pick(['mayRoll', 'mustRoll'] as const),
  };
  if (chance.happens(0.3)) return { ...chance.pick([classic, simple]), ...flow };
  return {
    ...flow,
    threeOnes: pointsOf(chance, 1000),
    ofAKind: chance.pick(['flat', 'doubled', 'linear', 'none'] as const),
    straight: pointsOf(chance, 3000),
    threePairs: pointsOf(chance, 1500),
    fourOfAKindAndPair: pointsOf(chance, 1500),
    twoTriplets: pointsOf(chance, 2500),
    lowStraight: pointsOf(chance, 500),
    highStraight: pointsOf(chance, 750),
  };
}

/** A random table: one to four seats of mixed kinds, and a goal of this kind. */
export function randomTable(
  chance: Chance,
  goal: Goal['kind'] = chance.pick(['target', 'turns']),
): TableInput {
  const count = goal === 'fewestTurns' ? 1 : 1 + chance.below(4);
  return {
    ruleSet: randomRuleSet(chance),
    goal: goal === 'turns' ? { kind: goal, turns: 1 + chance.below(3) } : { kind: goal },
    kinds: Array.from({ length: count }, () => chance.pick<SeatKind>(['person', 'computer'])),
    firstSeat: chance.below(count),
  };
}

/** The first snapshot of a table. */
export function laid(input: TableInput): GameSnapshot {
  return initialTransition(gameMachine, input)[0];
}

/** Places of the roll that hold these dice, any of several alike. */
export function placesHolding(snapshot: GameSnapshot, dice: Dice, chance: Chance): number[] {
  const { places, game } = snapshot.context;
  const free = places.map((place, at) => ({ place, face: game.turn.roll[at], order: chance.next() }));
  free.sort((a, b) => a.order - b.order);
  return dice.map((face) => {
    const at = free.findIndex((each) => each.face === face);
    const [taken] = free.splice(at, 1);
    if (at === -1 || taken === undefined) throw new Error('The roll does not hold these dice.');
    return taken.place;
  });
}

/**
 * What a player who wants the game to end might do next: mostly something legal, now and then something that the
 * moment does not allow, and in `leaving` of all moments somebody leaves.
 */
export function likelyEvent(snapshot: GameSnapshot, chance: Chance, leaving = 0.005): TableEvent {
  const { game, selection } = snapshot.context;
  const { turn } = game;
  if (chance.happens(leaving)) return { type: 'seat.left', seat: chance.below(game.seats.length + 1) };
  if (snapshot.matches({ play: 'handingOver' })) return { type: 'handover.accepted' };
  if (snapshot.matches({ play: { turn: 'ready' } })) return { type: 'roll' };
  if (snapshot.matches({ play: { turn: 'rolling' } })) {
    return { type: 'landed', dice: chance.dice(rollDue(game)?.count ?? 1) };
  }
  if (snapshot.matches({ play: { turn: 'farkled' } })) return { type: 'farkle.acknowledged' };
  if (snapshot.matches({ play: { turn: 'showing' } })) return { type: 'computer.shown' };
  if (snapshot.matches({ play: { turn: 'thinking' } })) {
    if (turn.roll.length === 0) return { type: 'computer.decided', setAside: [], then: 'roll' };
    const setAside = chance.pick(legalSelections(turn.roll, game.ruleSet)).dice;
    const bank: TableEvent = { type: 'computer.decided', setAside, then: 'bank' };
    return chance.happens(0.75) && snapshot.can(bank) ? bank : { ...bank, then: 'roll' };
  }
  const chosen = chance.pick(legalSelections(turn.roll, game.ruleSet)).dice;
  if (selection.length === 0 || chance.happens(0.1)) {
    if (chance.happens(0.15)) return { type: 'die.toggled', place: chance.below(6) };
    return { type: 'dice.held', places: placesHolding(snapshot, chosen, chance) };
  }
  if (chance.happens(0.75) && snapshot.can({ type: 'bank' })) return { type: 'bank' };
  if (snapshot.can({ type: 'roll' })) return { type: 'roll' };
  return { type: 'dice.held', places: placesHolding(snapshot, chosen, chance) };
}
