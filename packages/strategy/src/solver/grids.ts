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
 * Scores of a quick solve: 50 to 115, fewer the more there is to do for each pair of them. Where rules are so unusual
 * that the scores would be too many, all steps are made wider.
 */
export function quickGrid(ruleSet: RuleSet): ScoreGrid {
  const kind = quickKind(ruleSet);
  const most = mostScores(ruleSet);
  let grid = gridFor(ruleSet, kind);
  for (let wider = 1.2; grid.scores.length > most && wider < widestSteps; wider *= 1.2) {
    grid = gridFor(ruleSet, kind, wider);
  }
  return grid;
}

const widestSteps = 5;

function quickKind({ threeFarkles, bankMinimum, ending }: RuleSet): keyof typeof spacings {
  if (threeFarkles > 0) return 'quick';
  if (bankMinimum >= largeMinimum) return 'quickWithMinimum';
  return ending === 'immediate' ? 'quickAtOnce' : 'quick';
}

/** In points. A larger least bank lends the surface waves of its length, all the way down. */
const largeMinimum = 800;

/**
 * So many scores take about half a second, with the penalty two. Below the least bank every turn is looked at level
 * by level.
 */
function mostScores({ threeFarkles, bankMinimum }: RuleSet): number {
  const pairs = threeFarkles > 0 ? 6_400 : 22_000;
  return Math.sqrt(pairs / (1 + bankMinimum / pointsGrid / 25));
}

/** No step is wider, in levels. */
const widestOfAll = 13;

/** The widest step in levels, or as a share of the target. */
const spacings = {
  far: { dense: 40, growth: 0.06, share: 0.02 },
  quick: { dense: 40, growth: 0.16, share: 0.06 },
  // Against somebody near the target one plays for much at once; turns are shorter to look at.
  quickAtOnce: { dense: 44, growth: 0.16, share: 0.025 },
  quickWithMinimum: { dense: 64, growth: 0.08, widest: 4 },
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

/** Rolls that come up less often than this leave no bend that matters, and beyond so many the rest do not. */
const oftenEnough = 0.003;
const mostLandings = 3;

/**
 * Where, below the dense scores, the surface bends sharply: around the scores from which a roll of all six dice that
 * is worth much just comes to the target.
 */
function bends(ruleSet: RuleSet, dense: number, wider: number): readonly Zone[] {
  const target = ruleSet.target / pointsGrid;
  return landings(ruleSet, dense).flatMap((levels) => {
    const at = target - levels;
    return [
      { from: at - 5, to: at + 4, step: Math.round(wider) },
      { from: at - 20, to: at + 14, step: Math.round(2 * wider) },
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
