import { type Currency, gradeLimits } from '@farkle/strategy';

/*
 * How hard a question is follows from how little the second choice costs. Costs are measured against what the coach
 * still calls a mistake, so that points, turns and chances to win agree. Where the second choice costs
 * `easyCost` anyone sees it; at `hardCost`, just above what still counts as good play, experts miss it. Between them the
 * rating points go with the logarithm: half the cost is so many points harder.
 */
const easyCost = 1.6;
const hardCost = 0.1;
const easiest = 1100;
const hardest = 1900;

/** How far from the aim a question may be, in rating points: a cost from a factor of 1.5 below to 1.5 above. */
export const aimWindow = 120;

/** The difficulty in rating points of a question whose second choice costs so much. */
export function hardnessOf(cost: number, currency: Currency): number {
  const share = Math.log(easyCost / inMistakes(cost, currency)) / Math.log(easyCost / hardCost);
  return Math.round(easiest + share * (hardest - easiest));
}

/** Whether the second choice costs enough to be wrong and little enough to be worth asking. */
export function isWorthAsking(cost: number, currency: Currency): boolean {
  const share = inMistakes(cost, currency);
  return share >= hardCost && share <= easyCost;
}

/** The nearest difficulty that questions have. */
export function withinHardness(aim: number): number {
  return Math.min(hardest, Math.max(easiest, aim));
}

function inMistakes(cost: number, currency: Currency): number {
  return cost / gradeLimits[currency].mistake;
}
