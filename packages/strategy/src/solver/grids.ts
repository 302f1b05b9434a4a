import { pointsGrid, type RuleSet } from '@farkle/rules';
import { coarseGrid, type ScoreGrid, type Spacing, wholeGrid } from './scoreGrid.ts';

/** Up to this target an exact solve keeps every score (10,000 points). */
const exactTarget = 200;

/** Games to 2,000 points and less are too short for a coarse grid to be of use. */
const shortTarget = 40;

/** The widest step is a share of the target here. */
const spacings = {
  far: { dense: 40, growth: 0.06, widest: 0.02 },
  quick: { dense: 54, growth: 0.16, widest: 0.05 },
  quickWithPenalty: { dense: 36, growth: 0.4, widest: 0.065 },
  rough: { dense: 16, growth: 0.35, widest: 0.08 },
} satisfies Record<string, Spacing>;

/** Scores of an exact solve; above 10,000 points about 120 of them. */
export function exactGrid(ruleSet: RuleSet): ScoreGrid {
  const target = ruleSet.target / pointsGrid;
  return target <= exactTarget ? wholeGrid(target) : gridFor(ruleSet, 'far');
}

export function isShort(ruleSet: RuleSet): boolean {
  return ruleSet.target / pointsGrid <= shortTarget;
}

/** Scores of a quick solve: about 80, or 50 where the penalty makes nine pairs of counts of every pair of scores. */
export function quickGrid(ruleSet: RuleSet): ScoreGrid {
  return gridFor(ruleSet, ruleSet.threeFarkles > 0 ? 'quickWithPenalty' : 'quick');
}

/** Scores for the first sweeps with the penalty, about 25. */
export function roughGrid(ruleSet: RuleSet): ScoreGrid {
  return gridFor(ruleSet, 'rough');
}

function gridFor(ruleSet: RuleSet, spacing: keyof typeof spacings): ScoreGrid {
  const target = ruleSet.target / pointsGrid;
  const { dense, growth, widest } = spacings[spacing];
  return coarseGrid(target, { dense, growth, widest: Math.max(1, Math.round(widest * target)) });
}
