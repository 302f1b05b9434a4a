import { diceInPlay, pointsGrid, type RuleSet } from '@farkle/rules';
import { rollOutcomes } from '../turn/rollOutcomes.ts';
import { exactTarget } from './bankRows.ts';
import { coarseGrid, type ScoreGrid, wholeGrid, type Zone } from './scoreGrid.ts';

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
 * Scores of a quick solve: all of them where they are few enough to be solved in time, or else 50 to 125. Where rules
 * are so unusual that these would be too many, all steps are made wider.
 */
export function quickGrid(ruleSet: RuleSet): ScoreGrid {
  const most = mostScores(ruleSet);
  const target = ruleSet.target / pointsGrid;
  if (target <= most) return wholeGrid(target);
  for (const kind of quickKinds(ruleSet)) {
    const grid = gridFor(ruleSet, kind);
    if (grid.scores.length <= most) return grid;
  }
  for (let wider = stepsWider; ; wider *= stepsWider) {
    const grid = gridFor(ruleSet, 'quick', wider);
    if (grid.scores.length <= most) return grid;
  }
}

const stepsWider = 1.2;

/** From fine to coarse. */
function quickKinds(ruleSet: RuleSet): readonly (keyof typeof spacings)[] {
  const { bankMinimum, ending } = ruleSet;
  if (landings(ruleSet, spacings.quick.dense).length > mostBends) return ['quickCrowded', 'quick'];
  if (bankMinimum >= largeMinimum) return ['quickWithMinimum', 'quick'];
  return ending === 'immediate' ? ['quickAtOnce', 'quick'] : ['quick'];
}

/** In points. A larger least bank lends the surface waves of its length, all the way down. */
const largeMinimum = 800;

/**
 * So many scores take about half a second, with the penalty two. Below the least bank every turn is looked at level
 * by level.
 */
function mostScores({ threeFarkles, bankMinimum }: RuleSet): number {
  const least = bankMinimum / pointsGrid;
  return Math.sqrt(threeFarkles > 0 ? 6_400 / (1 + least / 100) : 22_000 / (1 + least / 40));
}

/** No step is wider, in levels. */
const widestOfAll = 13;

/** The widest step in levels, or as a share of the target. */
const spacings = {
  far: { dense: 40, growth: 0.06, share: 0.02 },
  quick: { dense: 40, growth: 0.16, share: 0.06 },
  // Against somebody near the target one plays for much at once; turns are shorter to look at.
  quickAtOnce: { dense: 44, growth: 0.16, share: 0.025 },
  quickCrowded: { dense: 44, growth: 0.2, widest: 3 },
  quickWithMinimum: { dense: 64, growth: 0.08, widest: 3 },
};

/** `wider` multiplies every step. */
function gridFor(ruleSet: RuleSet, kind: keyof typeof spacings, wider = 1): ScoreGrid {
  const target = ruleSet.target / pointsGrid;
  const spacing = spacings[kind];
  const widest = wider * ('widest' in spacing ? spacing.widest : widestFor(spacing.share * target));
  const dense = spacing.dense / wider;
  return coarseGrid(
    target,
    { dense, growth: spacing.growth * wider, widest: Math.round(widest) },
    bends(ruleSet, dense, wider),
  );
}

function widestFor(levels: number): number {
  return Math.min(widestOfAll, Math.max(1, Math.round(levels)));
}

/** Rolls that come up less often than this leave no bend that matters; beyond so many all steps are made short. */
const oftenEnough = 0.003;
const mostBends = 3;

/**
 * Where, below the dense scores, the surface bends sharply: around the scores from which a roll of all six dice that
 * is worth much just comes to the target, and around the score that the penalty just takes whole.
 */
function bends(ruleSet: RuleSet, dense: number, wider: number): readonly Zone[] {
  const target = ruleSet.target / pointsGrid;
  const penalty = ruleSet.threeFarkles / pointsGrid;
  const zones = landings(ruleSet, dense)
    .slice(0, mostBends)
    .flatMap((levels): Zone[] => {
      const at = target - levels;
      return [
        { from: at - 5, to: at + 4, step: Math.round(wider) },
        { from: at - 20, to: at + 14, step: Math.round(2 * wider) },
      ];
    });
  if (penalty > 0 && penalty < target) zones.push({ from: penalty - 8, to: penalty + 8, step: 4 });
  return zones;
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
    if (apart.every((other) => Math.abs(other - levels) > 3)) apart.push(levels);
  }
  return apart;
}
