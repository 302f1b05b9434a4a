import { pointsGrid, type RuleSet, type RuleTables, ruleTables } from '@farkle/rules';
import { type Line, linesFarUp, surelyBankFrom } from './endlessTurn.ts';
import { mayBankWith } from './mayBank.ts';
import { meanOfBest } from './meanOfBest.ts';
import { diceCounts, levelWidth, turnProgram } from './turnProgram.ts';

/** Expected points of a turn under the play that makes them as many as can be. Exact, for any turn points. */
export interface ExpectedPoints {
  /** The least turn points that may be banked. */
  readonly minimum: number;
  /** From so many turn points on the values are the straight lines of `linesFarUp`. */
  readonly limit: number;
  /** Whether so many turn points can be banked with so many dice left. */
  readonly mayBank: (turnPoints: number, diceLeft: number) => boolean;
  /** Expected final points of the turn when `diceLeft` dice are rolled with so many turn points at stake. */
  readonly ofRolling: (turnPoints: number, diceLeft: number) => number;
  /** The better of banking, where that is allowed, and rolling. */
  readonly ofBest: (turnPoints: number, diceLeft: number) => number;
  /** Whether banking is allowed and no worse than rolling. */
  readonly banks: (turnPoints: number, diceLeft: number) => boolean;
}

/** A last bit of rounding must not make a roll out of an exact tie. */
const tie = 1e-9;

/** Enough for a game in which every last turn has a minimum of its own; one table takes about 100 KB. */
const most = 64;
const known = new WeakMap<RuleTables, Map<string, ExpectedPoints>>();

/**
 * The table for a rule set. `minimum` is the least that this turn may bank, in points: the rule set's bank minimum
 * unless said; a first bank, or a last turn that has somebody to overtake, has a higher one. `farkle` is what a farkle
 * is worth, at most 0: below 0 where it costs something besides the turn points.
 */
export function expectedPoints(
  ruleSet: RuleSet,
  minimum: number = ruleSet.bankMinimum,
  farkle = 0,
): ExpectedPoints {
  const tables = ruleTables(ruleSet);
  const ofTables = known.get(tables) ?? new Map<string, ExpectedPoints>();
  known.set(tables, ofTables);
  const key = `${ruleSet.hotDice} ${minimum} ${farkle}`;
  const table = ofTables.get(key) ?? build(ruleSet, minimum, farkle);
  ofTables.delete(key);
  ofTables.set(key, table); // now the last to go
  if (ofTables.size > most) ofTables.delete(ofTables.keys().next().value as string);
  return table;
}

function build(ruleSet: RuleSet, minimum: number, farkle: number): ExpectedPoints {
  const { hotDice } = ruleSet;
  const limit = Math.max(surelyBankFrom(ruleSet), Math.ceil(minimum / pointsGrid) * pointsGrid);
  const levels = limit / pointsGrid;
  const lines = linesFarUp(ruleSet, farkle);
  const program = turnProgram(ruleSet, 'mostPoints');
  const reach = Math.max(...program.map((roll) => roll.reach));
  const rolling = new Float64Array(levels * levelWidth);
  const best = new Float64Array((levels + reach + 1) * levelWidth);
  const mayBank = (turnPoints: number, diceLeft: number) =>
    mayBankWith(turnPoints, diceLeft, minimum, hotDice);

  for (let level = best.length / levelWidth - 1; level >= 0; level--) {
    for (const dice of diceCounts) {
      const roll = program[dice];
      if (roll === undefined) continue;
      const place = level * levelWidth + dice;
      const points = level * pointsGrid;
      const value =
        level < levels
          ? roll.farkle * farkle + meanOfBest(roll, best, level * levelWidth)
          : pointsOn(lines[dice], points);
      if (level < levels) rolling[place] = value;
      best[place] = mayBank(points, dice) ? Math.max(points, value) : value;
    }
  }

  const ofRolling = (turnPoints: number, diceLeft: number) =>
    turnPoints >= limit
      ? pointsOn(lines[diceLeft], turnPoints)
      : (rolling[(turnPoints / pointsGrid) * levelWidth + diceLeft] as number);
  const banks = (turnPoints: number, diceLeft: number) =>
    mayBank(turnPoints, diceLeft) && turnPoints >= ofRolling(turnPoints, diceLeft) - tie;
  const ofBest = (turnPoints: number, diceLeft: number) =>
    banks(turnPoints, diceLeft) ? turnPoints : ofRolling(turnPoints, diceLeft);
  return { minimum, limit, mayBank, ofRolling, ofBest, banks };
}

function pointsOn(line: Line | undefined, turnPoints: number): number {
  return line === undefined ? 0 : line.slope * turnPoints + line.offset;
}
