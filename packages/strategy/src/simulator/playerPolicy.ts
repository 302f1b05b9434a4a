import {
  type Game,
  multisetDice,
  multisetOf,
  pointsGrid,
  type RuleSet,
  ruleTables,
  startTurn,
} from '@farkle/rules';
import type { Player } from '../players/player.ts';
import { diceAfter } from '../turn/rollOutcomes.ts';
import { answer, type Policy, type SimulatedGame } from './policy.ts';

/** Lets a computer player take part in simulated games: it is shown each position as a game of the rules. */
export function playerPolicy(ruleSet: RuleSet, player: Player): Policy {
  const { points } = ruleTables(ruleSet);
  let number = 0;
  return (simulated) => {
    number++;
    const game = gameOf(simulated, number);
    return (levels, multiset) => {
      const roll = multisetDice[multiset] ?? [];
      const turn = { ...game.turn, roll, rolls: 1, points: levels * pointsGrid, diceLeft: roll.length };
      const { setAside, then } = player({ ...game, turn });
      const gained = points[multisetOf(setAside)] ?? 0;
      if (gained === 0) throw new Error(`A player set ${setAside.join('-')} aside, which does not score.`);
      return answer(gained / pointsGrid, diceAfter(roll.length, setAside.length), then === 'bank');
    };
  };
}

function gameOf({ ruleSet, seats, seat, startedBy, remaining }: SimulatedGame, number: number): Game {
  return {
    ruleSet,
    goal: { kind: 'target' },
    firstSeat: 0,
    seats: seats.map(({ score, entered, farkles }) => ({
      score: score * pointsGrid,
      entered: entered && (ruleSet.entryMinimum > 0 || score > 0),
      farklesInRow: farkles,
      turnsTaken: 0,
      left: false,
    })),
    turn: startTurn(number, seat),
    finalRound: startedBy < 0 ? null : { startedBy, remaining },
    result: null,
  };
}
