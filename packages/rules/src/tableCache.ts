import { ruleFieldError, ruleFields, type ScoringRules, scoringFields } from './ruleFields.ts';
import type { RuleSet } from './ruleSet.ts';
import { buildRuleTables, type RuleTables } from './ruleTables.ts';

/** Enough for every table that one process plays at the same time; a rarer one is built again in milliseconds. */
const most = 32;

const byRuleSet = new WeakMap<ScoringRules, RuleTables>();
const byContent = new Map<string, RuleTables>();

/**
 * The tables of a rule set, built on first use and kept. Rule sets that score alike share their tables, whatever
 * their targets and minimums, so one parsed again from the same JSON costs nothing.
 * @throws TypeError when a scoring field holds a value that `parseRuleSet` would have refused.
 */
export function ruleTables(ruleSet: RuleSet): RuleTables {
  const known = byRuleSet.get(ruleSet);
  // A rule set is not to be changed, but one that was not frozen can be: compare before trusting the identity.
  if (known !== undefined && scoresAlike(known.scoring, ruleSet)) return known;
  const tables = tablesByContent(ruleSet);
  byRuleSet.set(ruleSet, tables);
  return tables;
}

function scoresAlike(a: ScoringRules, b: ScoringRules): boolean {
  return (
    a.threeOnes === b.threeOnes &&
    a.ofAKind === b.ofAKind &&
    a.straight === b.straight &&
    a.threePairs === b.threePairs &&
    a.fourOfAKindAndPair === b.fourOfAKindAndPair &&
    a.twoTriplets === b.twoTriplets &&
    a.lowStraight === b.lowStraight &&
    a.highStraight === b.highStraight
  );
}

function tablesByContent(ruleSet: RuleSet): RuleTables {
  const scoring = scoringOf(ruleSet);
  const key = JSON.stringify(Object.values(scoring));
  const tables = byContent.get(key) ?? buildRuleTables(scoring);
  byContent.delete(key);
  byContent.set(key, tables); // now the last to go
  if (byContent.size > most) {
    for (const oldest of byContent.keys()) {
      byContent.delete(oldest);
      break;
    }
  }
  return tables;
}

function scoringOf(ruleSet: RuleSet): ScoringRules {
  if (typeof ruleSet !== 'object' || ruleSet === null) {
    throw new TypeError(
      `A rule set must be an object, but got ${String(ruleSet)}. Dice are worth nothing without rules; pass classic, simple or what parseRuleSet returned.`,
    );
  }
  for (const field of scoringFields) {
    const code = ruleFieldError(ruleFields[field], ruleSet[field]);
    if (code !== null) {
      throw new TypeError(
        `Field ${field} of the rule set holds ${String(ruleSet[field])} (${code}). Every score made with it would be wrong; read rule sets from outside with parseRuleSet.`,
      );
    }
  }
  const {
    threeOnes,
    ofAKind,
    straight,
    threePairs,
    fourOfAKindAndPair,
    twoTriplets,
    lowStraight,
    highStraight,
  } = ruleSet;
  return Object.freeze({
    threeOnes,
    ofAKind,
    straight,
    threePairs,
    fourOfAKindAndPair,
    twoTriplets,
    lowStraight,
    highStraight,
  });
}
