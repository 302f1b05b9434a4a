import { describe, expect, it } from 'vitest';
import type { Dice } from '../src/dice.ts';
import type { RuleSet } from '../src/ruleSet.ts';
import { scoreSelection } from '../src/scoring.ts';
import { bestSelection, isFarkle, legalSelections } from '../src/selections.ts';
import { allRolls, blamed, type Faces, selectionTexts, worth, worthOfGroup } from './bruteForce.ts';
import { minimal, playedRuleSets, randomRuleSets } from './ruleSets.ts';

const rolls: readonly Faces[] = [1, 2, 3, 4, 5, 6].flatMap((count) => [...allRolls(count)]);
const sortedRolls: readonly Faces[] = rolls.filter((roll) => roll.join('') === sortedText(roll));

const ruleSets: [name: string, ruleSet: RuleSet][] = [
  ...Object.entries(playedRuleSets),
  ['the minimal table', minimal],
  ...randomRuleSets.map((ruleSet, at): [string, RuleSet] => [`random table ${at + 1}`, ruleSet]),
];

describe.each(ruleSets)('%s', (_, ruleSet) => {
  const known = new Map<string, number>();
  const worthOf = (dice: Faces): number => {
    const text = sortedText(dice);
    const found = known.get(text) ?? worth(dice, ruleSet);
    known.set(text, found);
    return found;
  };

  it('values every roll of one to six dice as the best complete division does', () => {
    const wrong: string[] = [];
    for (const dice of rolls) {
      const verdict = scoreSelection(dice as Dice, ruleSet);
      const points = verdict.ok ? verdict.value.points : 0;
      if (points !== worthOf(dice)) wrong.push(`${dice.join('-')} is ${worthOf(dice)}, not ${points}`);
    }
    expect(wrong).toEqual([]);
  });

  it('divides every legal selection completely into combinations that add up to its worth', () => {
    const wrong: string[] = [];
    for (const dice of sortedRolls) {
      const verdict = scoreSelection(dice as Dice, ruleSet);
      if (!verdict.ok) continue;
      const { points, combinations } = verdict.value;
      const used = sortedText(combinations.flatMap((combination) => combination.dice));
      const sum = combinations.reduce((total, combination) => total + combination.points, 0);
      const honest = combinations.every((group) => worthOfGroup(group.dice, ruleSet) === group.points);
      if (used !== sortedText(dice) || sum !== points || !honest) wrong.push(dice.join('-'));
    }
    expect(wrong).toEqual([]);
  });

  it('blames the fewest dice of an illegal selection, leaving the most points', () => {
    const wrong: string[] = [];
    for (const dice of sortedRolls) {
      const verdict = scoreSelection(dice as Dice, ruleSet);
      if (verdict.ok) continue;
      const { code, dice: found } = verdict.error;
      const right = blamed(dice, worthOf);
      if (code !== 'doesNotScore' || found.join('') !== right) wrong.push(`${dice.join('-')}: ${right}`);
    }
    expect(wrong).toEqual([]);
  });

  it('finds every legal selection of every roll once, and the best of them', () => {
    const rightOf = new Map<string, string>();
    const wrong: string[] = [];
    for (const roll of rolls) {
      const key = sortedText(roll);
      const right = rightOf.get(key) ?? selectionTexts(roll, worthOf).join(' ');
      rightOf.set(key, right);
      const found = legalSelections(roll as Dice, ruleSet);
      if (textOf(found) !== right || isFarkle(roll as Dice, ruleSet) !== (right === '')) {
        wrong.push(roll.join('-'));
      }
      const best = bestSelection(roll as Dice, ruleSet);
      const beaten = found.some(
        ({ dice, points }) =>
          best === null || points > best.points || (points === best.points && dice.length < best.dice.length),
      );
      if (beaten || (best !== null && !found.includes(best))) wrong.push(`best of ${roll.join('-')}`);
    }
    expect(wrong).toEqual([]);
  });
});

const textOf = remember((selections: ReturnType<typeof legalSelections>): string =>
  selections
    .map(({ dice, points }) => `${dice.join('')}=${points}`)
    .sort()
    .join(' '),
);

function remember<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const entry = known.get(key) ?? { value: work(key) };
    known.set(key, entry);
    return entry.value;
  };
}

function sortedText(dice: Faces): string {
  return [...dice].sort().join('');
}
