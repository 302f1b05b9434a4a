import { diceInPlay, pointsGrid, type RuleSet } from '@farkle/rules';
import { rollingValue, solveTurn } from './solveTurn.ts';
import { turnKit, type Weighed } from './turnKit.ts';

/**
 * The last turn of a game between two: whoever reached the target waits, the other has this one turn to pass that
 * score. Only the points still needed matter; a farkle and every bank below lose, an equal score shares the win.
 */
export interface LastTurn {
  /** The chance to win, a shared win as half, when so many levels of 50 points are needed for an equal score. */
  readonly chance: (needed: number) => number;
  /** Needs of so many levels and more are as good as hopeless. */
  readonly hopelessFrom: number;
}

const hopeless = 1e-12;
/** 150,000 points: no table of turn values needs to be larger, whatever single rolls are worth. */
const mostLevels = 3000;

/** Solves the last turn for every number of points needed, in one pass for all of them. */
export function lastTurn(ruleSet: RuleSet, weighed: Weighed = 'mostPoints'): LastTurn {
  const minimum = ruleSet.bankMinimum / pointsGrid;
  for (let levels = 300; ; levels *= 2) {
    const size = Math.min(levels, mostLevels);
    const chances = chancesByNeed(ruleSet, size, weighed);
    const from = chances.findIndex((chance) => chance < hopeless);
    if (from < 0 && size < mostLevels) continue;
    const hopelessFrom = from < 0 ? size : from;
    // A need below the bank minimum is met by whatever may be banked at all.
    const belowMinimum = minimum > 0 ? chanceToReach(ruleSet, minimum, size, weighed) : 0;
    return {
      chance: (needed) => (needed < minimum ? belowMinimum : (chances[Math.max(0, needed)] ?? 0)),
      hopelessFrom,
    };
  }
}

/** By levels needed for an equal score. A turn that starts `needed` below `levels` is in sight of it. */
function chancesByNeed(ruleSet: RuleSet, levels: number, weighed: Weighed): Float64Array {
  const kit = turnKit(ruleSet, levels + 2, weighed);
  const bank = new Float64Array(levels + 2);
  bank[levels] = 0.5;
  bank[levels + 1] = 1;
  solveTurn(kit, { own: 0, top: levels + 1, settled: levels + 1, minimum: 0, farkle: 0, bank });
  return Float64Array.from({ length: levels + 1 }, (_, needed) =>
    rollingValue(kit, levels - needed, diceInPlay, 0),
  );
}

function chanceToReach(ruleSet: RuleSet, needed: number, levels: number, weighed: Weighed): number {
  const kit = turnKit(ruleSet, levels, weighed);
  const bank = new Float64Array(needed + 1);
  bank[needed] = 1;
  return solveTurn(kit, { own: 0, top: needed, settled: needed, minimum: needed, farkle: 0, bank });
}
