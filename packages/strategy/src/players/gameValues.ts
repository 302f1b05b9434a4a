import { type Game, type RuleSet, seatAt, seatsFrom } from '@farkle/rules';
import { fewestTurns, type SoloTurn } from '../solver/fewestTurns.ts';
import { turnsGoal } from '../solver/turnsGoal.ts';
import type { TurnChances, WinTable } from '../solver/winTable.ts';
import type { ExpectedPoints } from '../turn/expectedPoints.ts';

/** The turn's chances to win for the seat that plays, against everyone still in the game. */
export function chancesIn(game: Game, table: WinTable): TurnChances {
  const { finalRound, turn } = game;
  const others = seatsFrom(game, 0)
    .filter((other) => other !== turn.seat)
    .map((other) => ({
      ...standing(game, other),
      plays: finalRound === null || finalRound.remaining.includes(other),
    }));
  return table.turnAmong(standing(game, turn.seat), others);
}

/** The turn of a solo race to the target, in expected turns still to come. */
export function soloRace(game: Game): SoloTurn {
  const { score, ...flags } = standing(game, game.turn.seat);
  return kept(game.ruleSet, fewestTurns).turn(score, flags);
}

/** The turn of a solo game over a number of turns, in expected points. */
export function soloTurns(game: Game): ExpectedPoints {
  const { seat } = game.turn;
  const turns = game.goal.kind === 'turns' ? game.goal.turns - seatAt(game, seat).turnsTaken : 1;
  return kept(game.ruleSet, turnsGoal)({ turns, ...standing(game, seat) }).table;
}

/** Whether a table was solved for the rules of this game. */
export function sameGame(table: WinTable, game: Game): boolean {
  const rules = table.ruleSet;
  return (Object.keys(rules) as (keyof RuleSet)[]).every((field) => rules[field] === game.ruleSet[field]);
}

function standing(game: Game, seat: number) {
  const { score, entered, farklesInRow } = seatAt(game, seat);
  return { score, entered: entered || game.ruleSet.entryMinimum === 0, farkles: farklesInRow };
}

type Solve<T> = (ruleSet: RuleSet) => T;

const soloTables = new Map<Solve<unknown>, Map<string, unknown>>();

/** Solo tables are small and kept for the few rule sets in play. */
function kept<T>(ruleSet: RuleSet, solve: Solve<T>): T {
  const tables = soloTables.get(solve) ?? new Map<string, unknown>();
  soloTables.set(solve, tables);
  const key = JSON.stringify(ruleSet);
  const known = tables.get(key);
  if (known !== undefined) return known as T;
  if (tables.size >= 4) tables.clear();
  const table = solve(ruleSet);
  tables.set(key, table);
  return table;
}
