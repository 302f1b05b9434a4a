import type { RuleSet } from '@farkle/rules';
import { lastTurn } from './lastTurn.ts';
import { solveTurn } from './solveTurn.ts';
import { turnKit } from './turnKit.ts';

/** A turn comes to so few points' neighbourhood with less of a chance than this: what it does there hardly counts. */
const rareBelow = 1e-3;
/** Levels of 50 points that are looked at together. */
const band = 10;

/**
 * Which turn points a turn hardly ever comes to, even if it aims at nothing else, by levels of 50 points: from the
 * last entry on all of them. A quick solve banks there whatever the dice.
 */
export function rareLevels(ruleSet: RuleSet): Uint8Array {
  const toReach = lastTurn(ruleSet).chance;
  const rare: number[] = [];
  for (let from = 0; toReach(from) >= rareBelow; from += band) {
    const chance = from === 0 ? 1 : chanceToHit(ruleSet, from);
    for (let level = 0; level < band; level++) rare.push(chance < rareBelow ? 1 : 0);
  }
  return Uint8Array.from([...rare, 1]);
}

/** The chance that a turn comes to the band that starts at `from`, if it tries. */
function chanceToHit(ruleSet: RuleSet, from: number): number {
  const end = from + band;
  const kit = turnKit({ ...ruleSet, hotDice: 'mayRoll' }, end + 1);
  const bank = new Float64Array(end + 1).fill(1, from, end);
  return solveTurn(kit, { own: 0, top: end, settled: end, minimum: 0, farkle: 0, bank });
}
