import { farkleOdds, type RuleSet } from '@farkle/rules';
import type { Question } from './question.ts';
import type { TurnValues } from './turnValues.ts';

/** Why a figure is what it is, as a code with its facts. */
export type Reason =
  | { readonly code: 'riskOdds'; readonly farkles: number; readonly rolls: number }
  | { readonly code: 'gainStart' }
  | { readonly code: 'gainMust' }
  | { readonly code: 'gainBank'; readonly points: number; readonly loss: number }
  | { readonly code: 'gainRoll'; readonly points: number; readonly gain: number }
  | { readonly code: 'gainEven'; readonly points: number };

/** The one reason worth saying about a figure; whole points. */
export function reasonFor(asked: Question, exact: number, ruleSet: RuleSet, values: TurnValues): Reason {
  if (asked.kind === 'risk') return { code: 'riskOdds', ...farkleOdds(asked.dice, ruleSet) };
  const { turnPoints: points, dice } = asked;
  if (points === 0) return { code: 'gainStart' };
  if (!values.mayBank(points, dice)) return { code: 'gainMust' };
  const gain = Math.round(exact - points);
  if (gain === 0) return { code: 'gainEven', points };
  return gain > 0 ? { code: 'gainRoll', points, gain } : { code: 'gainBank', points, loss: -gain };
}
