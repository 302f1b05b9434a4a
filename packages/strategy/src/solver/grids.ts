import { diceInPlay, pointsGrid, type RuleSet } from '@farkle/rules';
import { rollOutcomes } from '../turn/rollOutcomes.ts';
import { coarseGrid, type ScoreGrid, wholeGrid, type Zone } from './scoreGrid.ts';

/** Up to this target an exact solve keeps every score (10,000 points). */
const exactTarget = 200;

/** Games to 2,000 points and less are too short for a coarse grid to be of use. */
const shortTarget = 40;

/** Scores of an exact solve; above 10,000 points about 120 of them. */
export function exactGrid(ruleSet: RuleSet): ScoreGrid {
  const target = ruleSet.target / pointsGrid;
  return target <= exactTarget ? wholeGrid(target) : gridFor(ruleSet, 'far');
}

export function isShort(ruleSet: RuleSet): boolean {
  return ruleSet.target / pointsGrid <= shortTarget;
}

/**
 * Scores of a quick solve: 65 to 110, or 50 to 70 where the penalty makes nine pairs of counts of every pair of scores.
 */
export function quickGrid(ruleSet: RuleSet): ScoreGrid {
  if (ruleSet.threeFarkles > 0) return gridFor(ruleSet, 'quickWithPenalty');
  if (ruleSet.bankMinimum >= largeMinimum) return gridFor(ruleSet, 'quickWithMinimum');
  return gridFor(ruleSet, ruleSet.ending === 'immediate' ? 'quickAtOnce' : 'quick');
}

/** In points. A larger least bank lends the surface waves of its length, all the way down. */
const largeMinimum = 800;

/** No step is wider, in levels. */
const widestOfAll = 13;

/** The widest step in levels, or as a share of the target. */
const spacings = {
  far: { dense: 40, growth: 0.06, share: 0.02 },
  quick: { dense: 40, growth: 0.16, share: 0.06 },
  // Against somebody near the target one plays for much at once; turns are shorter to look at.
  quickAtOnce: { dense: 44, growth: 0.16, share: 0.025 },
  quickWithMinimum: { dense: 44, growth: 0.08, widest: 4 },
  quickWithPenalty: { dense: 36, growth: 0.4, share: 0.065 },
};

function gridFor(ruleSet: RuleSet, kind: keyof typeof spacings): ScoreGrid {
  const target = ruleSet.target / pointsGrid;
  const spacing = spacings[kind];
  const widest = 'widest' in spacing ? spacing.widest : widestFor(spacing.share * target);
  return coarseGrid(target, { ...spacing, widest }, bends(ruleSet, spacing.dense));
}

function widestFor(levels: number): number {
  return Math.min(widestOfAll, Math.max(1, Math.round(levels)));
}

/** Rolls that come up less often than this leave no bend that matters, and beyond so many the rest do not. */
const oftenEnough = 0.003;
const mostLandings = 3;

/**
 * Where, below the dense scores, the surface bends sharply: around the scores from which a roll of all six dice that
 * is worth much just comes to the target.
 */
function bends(ruleSet: RuleSet, dense: number): readonly Zone[] {
  const target = ruleSet.target / pointsGrid;
  return landings(ruleSet, dense).flatMap((levels) => {
    const at = target - levels;
    // With the penalty a score costs too much, and the chances are known less well anyway.
    if (ruleSet.threeFarkles > 0) return [{ from: at - 5, to: at + 14, step: 2 }];
    return [
      { from: at - 5, to: at + 4, step: 1 },
      { from: at - 20, to: at + 14, step: 2 },
    ];
  });
}

/** What those rolls are worth, in levels, the likelier first; of some that are worth about the same the likeliest. */
function landings(ruleSet: RuleSet, dense: number): readonly number[] {
  const chances = new Map<number, number>();
  for (const { chance, answers } of rollOutcomes(ruleSet)[diceInPlay]?.outcomes ?? []) {
    const levels = Math.max(...answers.map(({ points }) => points)) / pointsGrid;
    if (levels >= dense && levels * pointsGrid <= ruleSet.target) {
      chances.set(levels, (chances.get(levels) ?? 0) + chance);
    }
  }
  const likely = [...chances].filter(([, chance]) => chance >= oftenEnough);
  const apart: number[] = [];
  for (const [levels] of likely.sort(([, one], [, two]) => two - one)) {
    if (apart.length < mostLandings && apart.every((other) => Math.abs(other - levels) > 3))
      apart.push(levels);
  }
  return apart;
}
