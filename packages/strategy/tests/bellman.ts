import type { RuleSet } from '@farkle/rules';
import type { Flags, WinTable } from '../src/solver/winTable.ts';
import { plainTurn } from './plainTurn.ts';

/**
 * What a turn is worth when it is rebuilt in the plainest way from the table's own values for the turns that can
 * follow. In an exact table that is the table's value of the turn itself.
 */
export function rebuilt(table: WinTable, own: number, other: number, flags: Flags = {}): number {
  const { ruleSet } = table;
  const { target, threeFarkles } = ruleSet;
  const ownEntered = ruleSet.entryMinimum === 0 || (flags.ownEntered ?? own > 0);
  const otherEntered = ruleSet.entryMinimum === 0 || (flags.otherEntered ?? other > 0);
  const ownFarkles = flags.ownFarkles ?? 0;
  const otherFarkles = flags.otherFarkles ?? 0;
  const third = threeFarkles > 0 && ownFarkles === 2;
  const farkle =
    1 -
    table.winChance(other, third ? Math.max(0, own - threeFarkles) : own, {
      ownEntered: otherEntered,
      otherEntered: ownEntered,
      ownFarkles: otherFarkles,
      otherFarkles: third ? 0 : ownFarkles + 1,
    });
  const bank = (points: number): number => {
    const score = own + points;
    if (score >= target && ruleSet.ending === 'immediate') return 1;
    const after = { ownEntered: otherEntered, otherEntered: true, ownFarkles: otherFarkles, otherFarkles: 0 };
    return 1 - table.winChance(other, score, after);
  };
  return plainTurn(ruleSet, {
    minimum: minimumOf(ruleSet, ownEntered),
    top: topOf(ruleSet, own, other),
    farkle,
    bank,
  });
}

function minimumOf({ bankMinimum, entryMinimum }: RuleSet, entered: boolean): number {
  return entered ? bankMinimum : Math.max(bankMinimum, entryMinimum);
}

/** High enough above the target that one banks whatever the dice. */
function topOf(ruleSet: RuleSet, own: number, other: number): number {
  const minimum = Math.max(ruleSet.bankMinimum, ruleSet.entryMinimum, 50);
  if (ruleSet.ending === 'immediate') return Math.max(ruleSet.target - own, minimum);
  return Math.max(ruleSet.target, other + 12_000) - own;
}
