import { type Game, isLastTurn, pointsGrid, seatAt, seatsFrom } from '@farkle/rules';
import { expectedPoints } from '../turn/expectedPoints.ts';
import { minimumOf, type Option, optionsOf } from './options.ts';
import { type Decision, expectRollToAnswer } from './player.ts';

/**
 * Keeps and banks for the highest expected points of the turn, by exact odds. It banks as soon as banking wins for
 * certain, and on a last turn it never banks a certain loss: it goes for the points that would at least share the win.
 * A solo turn to the target ends with the target.
 */
export function expectedPointsPlayer(game: Game): Decision {
  expectRollToAnswer(game);
  const options = optionsOf(game);
  const winning = options.filter(({ wins }) => wins);
  if (winning.length > 0) return decide(mostPoints(winning), 'bank');

  const table = expectedPoints(game.ruleSet, Math.max(minimumOf(game), stillNeeded(game)));
  let best: Decision | null = null;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const option of byPoints(options)) {
    const { turnPoints, diceLeft, mayBank, loses } = option;
    const rolling = table.ofRolling(turnPoints, diceLeft);
    const banks = mayBank && !loses && turnPoints >= rolling - 1e-9;
    const value = banks ? turnPoints : rolling;
    if (value > bestValue + 1e-9) {
      best = decide(option, banks ? 'bank' : 'roll');
      bestValue = value;
    }
  }
  if (best === null)
    throw new Error('A roll without a legal selection is a farkle and is not to be answered.');
  return best;
}

/** Turn points that the last turn needs for a share of the win; 0 while the turn is not the last. */
function stillNeeded(game: Game): number {
  if (!isLastTurn(game)) return 0;
  const { seat } = game.turn;
  const mine = seatAt(game, seat).score;
  const others = seatsFrom(game, 0).filter((other) => other !== seat);
  const most = Math.max(0, ...others.map((other) => seatAt(game, other).score));
  return others.length === 0 ? 0 : Math.ceil((most - mine) / pointsGrid) * pointsGrid;
}

function decide({ setAside }: Option, then: Decision['then']): Decision {
  return { setAside, then };
}

function mostPoints(options: readonly Option[]): Option {
  return options.reduce((most, option) => (option.turnPoints > most.turnPoints ? option : most));
}

function byPoints(options: readonly Option[]): readonly Option[] {
  return options.toSorted((a, b) => b.turnPoints - a.turnPoints);
}
