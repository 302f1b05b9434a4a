import type { Currency } from './currency.ts';

/** How good a move was. */
export type Grade = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/**
 * The most that a move of a grade may cost: in chance to win, expected points and expected turns. Whatever costs more
 * than a mistake is a blunder. A turn is worth about 0.03 of the chance to win a classic game, 590 points, and 1 turn;
 * the three scales agree in proportion to that.
 */
export const gradeLimits: Readonly<Record<Currency, Readonly<Record<Exclude<Grade, 'blunder'>, number>>>> = {
  winChance: { best: 1e-9, good: 0.002, inaccuracy: 0.008, mistake: 0.025 },
  points: { best: 1e-6, good: 10, inaccuracy: 40, mistake: 120 },
  turns: { best: 1e-9, good: 0.015, inaccuracy: 0.06, mistake: 0.18 },
};

/** The grade of a move that cost so much against the best. */
export function gradeOf(cost: number, currency: Currency): Grade {
  const { best, good, inaccuracy, mistake } = gradeLimits[currency];
  if (cost <= best) return 'best';
  if (cost <= good) return 'good';
  if (cost <= inaccuracy) return 'inaccuracy';
  return cost <= mistake ? 'mistake' : 'blunder';
}
