import type { RuleSet } from '@farkle/rules';
import { bestSelection, classic, farkleOdds, formatDice, scoreSelection, simple } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { presets, usualPoints } from '../../setUp/ruleOffers.ts';
import { tipLesson, tips } from '../tipLesson.ts';
import { alikeCounts, alikeRows, combinationFigures } from './combinations.ts';
import { disputes } from './disputes.ts';
import { hotDiceExample } from './hotDiceExample.ts';
import { rollOdds } from './rollOdds.ts';
import { lastTurn, lessDice } from './tips.ts';
import { turnFigures } from './turnFigures.ts';
import { variantRows } from './variants.ts';

/** The presets, and each with every value that a set-up page offers, one at a time. */
const tables: readonly RuleSet[] = Object.values(presets).flatMap((preset) => [
  preset,
  ...Object.entries(usualPoints).flatMap(([field, values]) =>
    values.map((value): RuleSet => ({ ...preset, [field]: value })),
  ),
  ...(['doubled', 'linear', 'none'] as const).map((ofAKind): RuleSet => ({ ...preset, ofAKind })),
  { ...preset, hotDice: 'mustRoll' as const },
]);

const percent = (chance: number) => `${(100 * chance).toFixed(1)}`;

describe('how often a roll farkles', () => {
  // Source: rulebook, settled by enumeration; the rules texts give 7.7, 15.7, 44 % and two in three.
  test('under the classic table 1 to 6 dice farkle in 4/6, 16/36, 60/216, 204/1296, 600/7776, 1080/46656', () => {
    const odds = rollOdds(classic);
    expect(odds.map(({ farkles, rolls }) => `${farkles}/${rolls}`)).toEqual([
      '4/6',
      '16/36',
      '60/216',
      '204/1296',
      '600/7776',
      '1080/46656',
    ]);
    expect(odds.map(({ chance }) => percent(chance))).toEqual(['66.7', '44.4', '27.8', '15.7', '7.7', '2.3']);
  });

  // Source: enumeration.
  test('with three pairs off six dice farkle in 1440/46656, 3.1 %', () => {
    const six = rollOdds({ ...classic, threePairs: 0 }).at(-1);
    expect(six).toMatchObject({ farkles: 1440, rolls: 46656 });
    expect(percent(six?.chance ?? 0)).toBe('3.1');
  });

  test('at every table they are the odds of the rules, and the roll shown as a farkle is one', () => {
    for (const table of tables) {
      for (const { dice, farkles, rolls, example } of rollOdds(table)) {
        expect({ farkles, rolls }).toEqual(farkleOdds(dice, table));
        expect(example?.length ?? dice).toBe(dice);
        if (example !== null) expect(bestSelection(example, table)).toBeNull();
      }
    }
  });

  test('one die scores in a third of all rolls, and two dice both in 4 of 36', () => {
    const [one, two] = rollOdds(classic);
    expect(one?.allScore).toBeCloseTo(1 / 3, 12);
    expect(two?.allScore).toBeCloseTo(4 / 36, 12);
  });
});

describe('what scores', () => {
  test('every combination has the points that the rules give its dice, at every table', () => {
    for (const table of tables) {
      for (const { dice, points } of combinationFigures(table).enabled) {
        expect(scoreSelection(dice, table)).toMatchObject({ ok: true, value: { points } });
      }
    }
  });

  test('the classic table knows a straight, three pairs and two triplets; the simple one another set', () => {
    const worths = (table: RuleSet) =>
      combinationFigures(table).enabled.map(({ kind, points }) => `${kind} ${points}`);
    expect(worths(classic)).toEqual([
      'single 100',
      'single 50',
      'straight 1500',
      'threePairs 1500',
      'twoTriplets 2500',
    ]);
    expect(worths(simple)).toEqual([
      'single 100',
      'single 50',
      'straight 2500',
      'threePairs 1500',
      'fourOfAKindAndPair 1500',
    ]);
    expect(combinationFigures(classic).off).toEqual(['lowStraight', 'highStraight', 'fourOfAKindAndPair']);
  });

  test('dice alike have the points of the rules, and a dash where not all of them score', () => {
    for (const table of tables) {
      for (const { face, points } of alikeRows(table)) {
        for (const [at, worth] of points.entries()) {
          const dice = Array.from({ length: alikeCounts[at] ?? 0 }, () => face);
          const scored = scoreSelection(dice, table);
          expect(worth).toBe(scored.ok ? scored.value.points : null);
        }
      }
    }
    expect(alikeRows(classic)[0]?.points).toEqual([1000, 1100, 2000, 3000]);
    expect(alikeRows({ ...classic, ofAKind: 'doubled' })[2]?.points).toEqual([300, 600, 1200, 2400]);
    expect(alikeRows({ ...classic, ofAKind: 'none' })[1]?.points).toEqual([200, null, null, 400]);
  });
});

describe('settled disputes', () => {
  const settled = (table: RuleSet) =>
    Object.fromEntries(
      disputes(table).map(({ before, roll, points, left, reason }) => [
        `${before === null ? '' : `${formatDice(before.dice)}, `}${formatDice(roll)}`,
        `${points + (before?.points ?? 0)} ${reason}${left.length === 0 ? '' : ` without ${formatDice(left)}`}`,
      ]),
    );

  // Source: rulebook, settled disputes.
  test('under the classic table', () => {
    expect(settled(classic)).toEqual({
      '1-2-3-5-6-6': '150 lone without 2-3-6-6',
      '2-2-2-2-3-3': '1000 pairsNeedThreeFaces without 3-3',
      '3-3-3-5-5-5': '2500 twoTriplets',
      '4-4-4-4-4-4': '3000 sixAlike',
      '1-1-5-5-5-5': '1200 dearest',
      '1-1-1-1-5-5': '1200 dearest',
      '1-1-1-1': '1100 dearest',
      '1-1-1-1-1': '2000 dearest',
      '4-4-4-4': '1000 groupOfAll',
      '3-3-3-3-3': '2000 groupOfAll',
      '1-2-3-4-5-5': '200 noPartial without 2-3-4',
      '5-5, 5': '150 oneRoll',
      '1-5, 2-2-2-1': '450 hotDice',
    });
  });

  // Source: rulebook, settled disputes.
  test('under the simple table and with house rules', () => {
    expect(settled(simple)).toMatchObject({
      '2-2-2-2-3-3': '1500 fourAndPair',
      '3-3-3-5-5-5': '800 noTriplets',
      '1-1-1-1-5-5': '1500 fourAndPair',
    });
    expect(settled({ ...classic, lowStraight: 500, highStraight: 750 })).toMatchObject({
      '1-2-3-4-5-5': '550 spareDie',
      '1-1-2-3-4-5': '600 spareDie',
      '2-3-4-5-5-6': '800 spareDie',
    });
    expect(settled({ ...classic, ofAKind: 'doubled' })).toMatchObject({
      '4-4-4-4': '800 groupOfAll',
      '3-3-3-3-3': '1200 groupOfAll',
    });
    expect(settled({ ...classic, ofAKind: 'none' })).toMatchObject({ '4-4-4-4': '400 onlyThree without 4' });
  });

  test('at every table the dice are divided into what they are worth', () => {
    for (const table of tables) {
      for (const { points, parts, dice, roll } of disputes(table)) {
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
        expect(bestSelection(roll, table)).toMatchObject({ dice, points });
      }
    }
  });
});

describe('hot dice', () => {
  test('1-5 kept for 150, then 2-2-2-1: 450 and six new dice, at every table', () => {
    for (const table of tables) {
      const { steps, turnPoints } = hotDiceExample(table);
      expect(turnPoints).toBe(450);
      expect(steps.map(({ points, nextDice }) => [points, nextDice])).toEqual([
        [150, 4],
        [300, 6],
      ]);
    }
  });

  test('what forbids to bank them is said: hot dice that must be rolled, an entry or a bank minimum', () => {
    const reason = (change: Partial<RuleSet>) => hotDiceExample({ ...classic, ...change }).whyNotBank?.code;
    expect(reason({})).toBeUndefined();
    expect(reason({ hotDice: 'mustRoll' })).toBe('hotDiceMustRoll');
    expect(reason({ entryMinimum: 500 })).toBe('belowEntryMinimum');
    expect(reason({ bankMinimum: 500 })).toBe('belowBankMinimum');
  });
});

describe('tips of good players', () => {
  test('of 1-5-2-2-3-6 the 1 alone leaves five dice at 7.7 %, 1 and 5 leave four at 15.7 %, and less is more', () => {
    const { answers, best } = lessDice(classic);
    expect(
      answers.map(({ dice, points, diceLeft, farkle }) => [
        formatDice(dice),
        points,
        diceLeft,
        percent(farkle),
      ]),
    ).toEqual([
      ['1', 100, 5, '7.7'],
      ['5', 50, 5, '7.7'],
      ['1-5', 150, 4, '15.7'],
    ]);
    expect(best.dice).toEqual([1]);
  });

  // Source: two independent solvers that agree.
  test('best play under the classic table brings 594 points, farkles in 20.6 % and banks from these points', () => {
    const turn = turnFigures(classic);
    expect(turn.points).toBeCloseTo(593.5771, 4);
    expect(turn.farkle).toBeCloseTo(0.205534, 6);
    expect(turn.bankFrom.map(({ points }) => points)).toEqual([350, 250, 450, 1050, 3100, 18200]);
  });

  test('hot dice that must be rolled are never banked', () => {
    expect(turnFigures({ ...classic, hotDice: 'mustRoll' }).bankFrom.at(-1)?.points).toBeNull();
  });

  test('every tip is a lesson, under the same rules where they give it a subject', () => {
    expect(tips.map((tip) => tipLesson(tip, classic))).toEqual([
      '/learn/rollMore',
      '/learn/lastDice',
      '/learn/lastDie',
      '/learn/playToTheScore',
    ]);
    expect(tipLesson('lessDice', simple)).toBe('/learn/rollMore?preset=simple');
    for (const table of tables)
      for (const tip of tips) expect(tipLesson(tip, table)).toMatch(/^\/learn\/\w+/);
  });

  test('a bank below the leader on a last turn loses; where the game ends at once there is no last turn', () => {
    expect(lastTurn(classic)).toMatchObject({
      leader: 10_000,
      mine: 9400,
      turnPoints: 200,
      makes: 9600,
      diceLeft: 3,
    });
    expect(percent(lastTurn(classic)?.farkle ?? 0)).toBe('27.8');
    expect(lastTurn({ ...classic, target: 1000 })?.makes).toBeLessThan(1000);
    expect(lastTurn(simple)).toBeNull();
  });
});

describe('what tables play differently', () => {
  test('every rule has the value in force once, and each value changes that rule alone', () => {
    for (const table of [classic, simple, { ...classic, target: 7500, straight: 100 }]) {
      const { scoring, flow } = variantRows(table);
      expect(new Set([...scoring, ...flow].map(({ field }) => field)).size).toBe(Object.keys(classic).length);
      for (const { field, variants } of [...scoring, ...flow]) {
        expect(variants.filter(({ inForce }) => inForce).map(({ ruleSet }) => ruleSet[field])).toEqual([
          table[field],
        ]);
        for (const { ruleSet } of variants) expect({ ...ruleSet, [field]: table[field] }).toEqual(table);
      }
    }
  });

  test('three pairs switched off raise the farkles of six dice from 2.3 to 3.1 % and lower what a turn brings', () => {
    const row = variantRows(classic).scoring.find(({ field }) => field === 'threePairs');
    const [off, , usual] = row?.variants ?? [];
    expect(off?.effect).toMatchObject({ kind: 'dice', farkle: 1440 / 46656 });
    expect(usual?.effect).toMatchObject({ kind: 'dice', farkle: 1080 / 46656 });
    const turnOf = (variant: typeof off) => (variant?.effect.kind === 'dice' ? variant.effect.turn : 0);
    expect(turnOf(off)).toBeLessThan(turnOf(usual));
    expect(turnOf(usual)).toBeCloseTo(593.5771, 4);
  });

  test('a minimum above the target is not offered', () => {
    const { flow } = variantRows({ ...classic, entryMinimum: 6000 });
    expect(flow[0]?.variants.map(({ ruleSet }) => ruleSet.target)).toEqual([10_000, 15_000, 20_000]);
  });
});
