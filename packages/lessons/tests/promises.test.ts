import { tableView } from '@farkle/engine';
import type { RuleSet } from '@farkle/rules';
import { classic, farkleOdds, parseRuleSet, ruleFields, scoreSelection, simple } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { lessonOfRule, withHouseRule } from '../src/house.ts';
import { hasLesson, lessonFor, lessonPlan, lessonPlans, offeredLesson } from '../src/lessons.ts';
import { lessonAt } from '../src/play/lessonAt.ts';
import { everyLesson } from './everyLesson.ts';
import { Reader } from './Reader.ts';

describe.each(everyLesson)('$name', ({ lesson }) => {
  test('asks for dice of the roll that are legal, and promises what the rules say they are worth', () => {
    const reader = new Reader(lesson);
    for (let { step } = reader; step !== null; { step } = reader) {
      const { ask, say } = step;
      const { ruleSet, turn, seats, seat } = reader.view;
      const { figures } = say;
      if (ask.do === 'attempt') {
        expect(scoreSelection(ask.dice, ruleSet)).toMatchObject({ ok: false, error: { code: ask.refusal } });
      }
      if (ask.do === 'hold') {
        const dice = ask.dice === 'any' ? reader.best() : ask.dice;
        const verdict = scoreSelection(dice, ruleSet);
        expect(verdict.ok, step.id).toBe(true);
        const points = verdict.ok ? verdict.value.points : 0;
        expect(figures).toMatchObject({
          points,
          turn: turn.points,
          total: turn.points + points,
          makes: (seats[seat]?.score ?? 0) + turn.points + points,
        });
      }
      const { farkles, rolls } = farkleOdds(figures.left as number, ruleSet);
      expect(figures.chance).toBe(farkles / rolls);
      if (ask.do === 'roll') expect(figures.left).toBe(reader.view.roll.dice);
      if (ask.do === 'bank') {
        expect(reader.view.bank).toMatchObject({ may: true, points: figures.total, makes: figures.makes });
      }
      if (ask.do === 'seeFarkle') expect(turn.farkle).toEqual({ lost: figures.lost, penalty: figures.taken });
      if (ask.do === 'answer') {
        expect(ask.choices.filter(({ right }) => right)).toHaveLength(1);
        expect(new Set(ask.choices.map(({ say: each }) => JSON.stringify(each))).size).toBe(
          ask.choices.length,
        );
      }
      reader.right(step);
    }
  });

  test('is plain JSON under rules that a table can have', () => {
    expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson);
    expect(parseRuleSet(lesson.ruleSet).ok).toBe(true);
  });

  test('goes on from any of its steps as if it had not been interrupted', () => {
    const reader = new Reader(lesson);
    for (let { step } = reader; step !== null; { step } = reader) {
      const moment = lessonAt(lesson, reader.progress.step);
      // A press in vain leaves the table as it is, and so does a question.
      expect(moment.saved).toEqual(JSON.parse(JSON.stringify(reader.table.actor.getPersistedSnapshot())));
      expect(moment.rolls).toHaveLength(lesson.rolls.length - reader.table.rolled());
      reader.right(step);
    }
  });
});

test('every rule of a rule set has a lesson, for every word it can have', () => {
  for (const base of [classic, simple]) {
    for (const [name, field] of Object.entries(ruleFields)) {
      const values = field.kind === 'choice' ? field.values : [0, 50, 1000, 10_000];
      for (const value of values) {
        const ruleSet = { ...base, [name]: value } as RuleSet;
        if (!parseRuleSet(ruleSet).ok) continue;
        expect(
          lessonFor(lessonOfRule(name as keyof RuleSet, ruleSet), ruleSet),
          `${name} ${value}`,
        ).not.toBeNull();
      }
    }
  }
});

test('a lesson on a house rule that the list offers is about a value that the table has not', () => {
  for (const base of [classic, simple]) {
    for (const { id, field } of lessonPlans) {
      if (field === undefined) continue;
      const lesson = offeredLesson(id, base);
      expect(lesson?.ruleSet[field], id).not.toBe(base[field]);
      expect(withHouseRule(field, base)[field]).not.toBe(base[field]);
    }
  }
});

test('where nobody gets a last turn there is no lesson on the final round, and two triplets are not taught where they are off', () => {
  const finalRound = lessonPlan('finalRound');
  expect(finalRound !== null && hasLesson(finalRound, simple)).toBe(false);
  expect(lessonFor('finalRound', simple)).toBeNull();
  const big = (ruleSet: RuleSet) => lessonFor('bigCombinations', ruleSet)?.steps.map(({ id }) => id);
  expect(big(classic)).toContain('twoTriplets');
  expect(big(simple)).not.toContain('twoTriplets');
  expect(big(simple)).toContain('fourOfAKindAndPair');
  const straight = (ruleSet: RuleSet) =>
    lessonFor('bigCombinations', ruleSet)?.steps.find(({ id }) => id === 'straight')?.say.figures.points;
  expect([straight(classic), straight(simple)]).toEqual([1500, 2500]);
});

test('no two lessons have the same name, and a name that is none has no lesson', () => {
  expect(new Set(lessonPlans.map(({ id }) => id)).size).toBe(lessonPlans.length);
  expect(lessonFor('chess', classic)).toBeNull();
});

test('on the last turn behind, the bank that the lesson keeps from the chart would lose', () => {
  for (const id of ['finalRound', 'playToTheScore', 'lastDie']) {
    const lesson = lessonFor(id, classic);
    if (lesson === null) throw new Error(`There is no lesson ${id}: mend this test.`);
    const reader = new Reader(lesson);
    let losing = 0;
    for (let { step } = reader; step !== null; { step } = reader) {
      if (step.replies.rollInstead !== undefined) {
        expect(tableView(reader.table.actor.getSnapshot()).warnings.map(({ code }) => code)).toContain(
          'bankLoses',
        );
        losing += 1;
      }
      reader.right(step);
    }
    expect(losing).toBeGreaterThan(0);
    expect(reader.view.result?.winners).toEqual([0]);
  }
});
