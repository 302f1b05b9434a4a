import { classic, parseDice, type RuleSet, simple } from '@farkle/rules';
import { expect, test } from 'vitest';
import { oddRules } from '../../rules/oddRules.ts';
import { reasonFor } from './reason.ts';
import type { Topic } from './topic.ts';

const tables: Readonly<Record<string, RuleSet>> = {
  classic,
  simple,
  odd: oddRules,
  'only triples': { ...classic, ofAKind: 'none' },
};

function reasonOf(table: string, topic: Topic, dice: string, kept = '') {
  const read = (text: string) => {
    const parsed = parseDice(text);
    if (!parsed.ok) throw new Error(`${text} are no dice; write faces such as 1-5.`);
    return parsed.value;
  };
  const roll = read(dice);
  const position = { kept: read(kept), roll, chosen: roll.map((_, place) => place) };
  return reasonFor({ topic, position, options: [] }, tables[table] ?? classic);
}

test.each([
  ['classic', 'fourAndPair', '2-2-2-2-3-3', '', { code: 'noFourAndPair', face: 3 }],
  ['simple', 'fourAndPair', '2-2-2-2-3-3', '', { code: 'fourAndPair', points: 1500 }],
  ['classic', 'fourAndPair', '1-1-5-5-5-5', '', { code: 'fourAndSingles' }],
  ['classic', 'twoTriplets', '3-3-3-5-5-5', '', { code: 'twoTriplets', points: 2500, apart: 800 }],
  ['simple', 'twoTriplets', '3-3-3-5-5-5', '', { code: 'triplesApart' }],
  ['classic', 'ones', '1-1-1-1', '', { code: 'fourOnes', points: 1100, flat: 1000 }],
  ['classic', 'ones', '1-1-1-1-1', '', { code: 'alike', count: '5', points: 2000 }],
  ['classic', 'moreOfAKind', '4-4-4-4-4-4', '', { code: 'alike', count: '6', points: 3000 }],
  ['simple', 'straight', '1-2-3-4-5-6', '', { code: 'straight', points: 2500 }],
  ['classic', 'nearStraight', '1-2-3-4-5', '', { code: 'notStraight' }],
  ['classic', 'keptEarlier', '5', '5-5', { code: 'ownRoll', kept: [5, 5] }],
  ['classic', 'keptEarlier', '4', '4-4-4', { code: 'otherRoll', kept: [4, 4, 4], face: 4 }],
  ['classic', 'strayDice', '1-2', '', { code: 'needsThree' }],
  ['odd', 'nearStraight', '1-2-3-4-5', '', { code: 'partialStraight', points: 500 }],
  ['odd', 'moreOfAKind', '3-3-3-3', '', { code: 'alikeByFace', count: '4', face: 3, points: 600 }],
  ['odd', 'ones', '1-1-1', '', { code: 'threeOnes', points: 300 }],
  ['odd', 'twoTriplets', '3-3-3-5-5-5', '', { code: 'triplesApart' }],
  ['only triples', 'moreOfAKind', '2-2-2-2', '', { code: 'onlyTriples', face: 2 }],
] as const)('%s, %s: %s after %j is explained', (table, topic, dice, kept, reason) => {
  expect(reasonOf(table, topic, dice, kept)).toEqual(reason);
});
