import { classic, type Dice, type Face, type RuleSet, scoreSelection, simple } from '@farkle/rules';
import { expect, test } from 'vitest';
import { oddRules } from './oddRules.ts';
import { scoreByHand } from './scoreByHand.ts';

/** Every selection of one to six dice once, dice alike being the same. */
function selections(): readonly Dice[] {
  const all: Dice[] = [];
  const extend = (dice: Dice) => {
    if (dice.length > 0) all.push(dice);
    if (dice.length === 6) return;
    for (let face = dice.at(-1) ?? 1; face <= 6; face++) extend([...dice, face as Face]);
  };
  extend([]);
  return all;
}

test.each<[string, RuleSet]>([
  ['classic', classic],
  ['simple', simple],
  ['odd', oddRules],
  ['only triples', { ...classic, ofAKind: 'none' }],
])('%s: every selection is worth by hand what the rules say', (_, rules) => {
  const all = selections();
  expect(all).toHaveLength(923);
  const wrong = all.filter((dice) => {
    const verdict = scoreSelection(dice, rules);
    return scoreByHand(dice, rules) !== (verdict.ok ? verdict.value.points : null);
  });
  expect(wrong).toEqual([]);
});
