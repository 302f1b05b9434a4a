import type { Dice, Game, IllegalPlay, RuleSet } from '@farkle/rules';
import { land, prospect, rollDue, rollOn, startGame, whyNotBank } from '@farkle/rules';

/** One roll of a turn: what fell, what was set aside, and how the turn stands after it. */
export interface TurnStep {
  readonly roll: Dice;
  readonly dice: Dice;
  readonly points: number;
  readonly turnPoints: number;
  readonly nextDice: number;
}

/** A turn that comes to hot dice, played by the game itself. */
export interface HotDiceExample {
  readonly steps: readonly TurnStep[];
  /** Points at risk when all six have scored. */
  readonly turnPoints: number;
  /** Why they cannot be banked under these rules by a player who has not banked yet; null where they can. */
  readonly whyNotBank: IllegalPlay | null;
}

/** 1 and 5 of the first roll, then three 2s and a 1: all of them score at every table. */
const rolls: readonly { readonly roll: Dice; readonly dice: Dice }[] = [
  { roll: [1, 5, 3, 3, 4, 6], dice: [1, 5] },
  { roll: [2, 2, 2, 1], dice: [2, 2, 2, 1] },
];

/** Plays the example under a rule set. */
export function hotDiceExample(ruleSet: RuleSet): HotDiceExample {
  let game = startGame({ ruleSet, goal: { kind: 'target' }, seats: 2 });
  let refused: IllegalPlay | null = null;
  const steps: TurnStep[] = [];
  for (const { roll, dice } of rolls) {
    game = land(game, roll);
    const seen = prospect(game.turn, dice, ruleSet);
    if (!seen.ok)
      throw new Error(`The example sets aside ${dice.join('-')}, which is refused: ${seen.error.code}.`);
    const { selectionPoints, turnPoints, nextDice } = seen.value;
    steps.push({ roll, dice, points: selectionPoints, turnPoints, nextDice });
    refused = whyNotBank(game, dice);
    game = rolledOn(game, dice);
  }
  if (rollDue(game)?.count !== 6) throw new Error('The example of hot dice ends without six dice to roll.');
  return { steps, turnPoints: game.turn.points, whyNotBank: refused };
}

function rolledOn(game: Game, dice: Dice): Game {
  const rolled = rollOn(game, dice);
  if (!rolled.ok)
    throw new Error(`The example rolls on after ${dice.join('-')} and is refused: ${rolled.error.code}.`);
  return rolled.value;
}
