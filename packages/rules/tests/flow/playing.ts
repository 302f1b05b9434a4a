import type { Game, GameSetup, IllegalPlay, Result, RuleSet } from '../../src/index.ts';
import { bank, classic, land, leave, parseDice, passFarkle, rollOn, startGame } from '../../src/index.ts';

/** Six dice that score nothing under `classic`. */
export const nothing = '2-2-3-3-4-6';

/** Rolls of six dice with a selection in them, by what that selection is worth (rulebook §2, `classic`). */
const hands = {
  50: ['5-2-2-3-3-4', '5'],
  100: ['1-2-2-3-3-4', '1'],
  150: ['1-5-2-2-3-3', '1-5'],
  200: ['2-2-2-3-3-4', '2-2-2'],
  300: ['3-3-3-2-2-4', '3-3-3'],
  350: ['3-3-3-5-2-2', '3-3-3-5'],
  400: ['4-4-4-2-2-3', '4-4-4'],
  500: ['5-5-5-2-2-3', '5-5-5'],
  600: ['6-6-6-2-2-3', '6-6-6'],
  700: ['6-6-6-1-2-2', '6-6-6-1'],
  1000: ['1-1-1-2-2-3', '1-1-1'],
  1050: ['1-1-1-5-2-2', '1-1-1-5'],
  1100: ['1-1-1-1-2-3', '1-1-1-1'],
  2000: ['2-2-2-2-2-3', '2-2-2-2-2'],
} as const;

/** A game played in the words of the table. Every method gives the game after it; what the rules forbid throws. */
export class Table {
  readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  static of(rules: Partial<RuleSet>, setup: Partial<GameSetup> = {}): Table {
    return new Table(
      startGame({ ruleSet: { ...classic, ...rules }, goal: { kind: 'target' }, seats: 2, ...setup }),
    );
  }

  get scores(): number[] {
    return this.game.seats.map(({ score }) => score);
  }

  get toMove(): number {
    return this.game.turn.seat;
  }

  /** The dice fall. */
  rolls(text: string): Table {
    return new Table(land(this.game, dice(text)));
  }

  /** Sets aside and rolls on. */
  keeps(text: string): Table {
    return new Table(must(rollOn(this.game, dice(text))));
  }

  banks(text: string): Table {
    return new Table(must(bank(this.game, dice(text))));
  }

  /** A whole turn of one roll that banks so many points. */
  scoresTurn(points: keyof typeof hands): Table {
    const [roll, selection] = hands[points];
    return this.rolls(roll).banks(selection);
  }

  /** A whole turn that farkles with its first roll. */
  farkles(): Table {
    return new Table(passFarkle(this.rolls(nothing).game));
  }

  leaves(seat: number): Table {
    return new Table(must(leave(this.game, seat)));
  }
}

/** Dice from text. */
export function dice(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`"${text}" is no dice.`);
  return parsed.value;
}

function must(played: Result<Game, IllegalPlay>): Game {
  if (played.ok) return played.value;
  throw new Error(`The rules forbid this move: ${JSON.stringify(played.error)}.`);
}
