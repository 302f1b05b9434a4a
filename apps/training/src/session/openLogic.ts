import type { RuleSet } from '@farkle/rules';
import { tableKey } from '../rules/tableKey.ts';
import type { Drill, DrillLogic } from './drill.ts';

/** What has been opened, by drill and rule set; a drill that could not be opened is tried again the next time. */
const opened = new WeakMap<object, Map<string, Promise<unknown>>>();

/** A drill's logic for a rule set; the same promise each time, as React's `use` wants it. */
export function openLogic<Question, Answer, Reason>(
  drill: Drill<Question, Answer, Reason>,
  ruleSet: RuleSet,
): Promise<DrillLogic<Question, Answer, Reason>> {
  const ofDrill = opened.get(drill) ?? new Map<string, Promise<unknown>>();
  opened.set(drill, ofDrill);
  const key = tableKey(ruleSet);
  const known = ofDrill.get(key);
  if (known !== undefined) return known as Promise<DrillLogic<Question, Answer, Reason>>;
  const opening = Promise.resolve(drill.open(ruleSet));
  ofDrill.set(key, opening);
  opening.catch(() => ofDrill.delete(key));
  return opening;
}
