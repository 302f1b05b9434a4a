import { classic, simple } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { freshDraft, modeFromAddress, planFrom, ruleConflict } from './setUpDraft.ts';

describe('setting up a game', () => {
  test('against three computers there are four seats and the person begins', () => {
    const plan = planFrom({ ...freshDraft('computer', classic, []), opponents: 3 });
    expect(plan?.seats.map(({ name, kind }) => [name, kind])).toEqual([
      ['', 'person'],
      ['', 'computer'],
      ['', 'computer'],
      ['', 'computer'],
    ]);
    expect(plan?.firstSeat).toBe(0);
  });

  test('people are called by what they typed, cleaned; those who typed nothing have no name of their own', () => {
    const draft = { ...freshDraft('together', simple, []), people: 3, names: ['  Ada  L. ', ' ', 'Bo'] };
    expect(planFrom(draft)?.seats.map(({ name }) => name)).toEqual(['Ada L.', '', 'Bo']);
  });

  test('a solo game has one seat', () => {
    expect(planFrom(freshDraft('soloFewest', classic, []))?.seats).toHaveLength(1);
  });

  test('an entry minimum above the target is refused and named', () => {
    const draft = freshDraft('computer', { ...classic, target: 1000, entryMinimum: 1050 }, []);
    expect(ruleConflict(draft)).toEqual({ code: 'aboveTarget', field: 'entryMinimum' });
    expect(planFrom(draft)).toBeNull();
  });

  test('as many name fields open as people played last time, at least two', () => {
    expect(freshDraft('together', classic, ['Ada', 'Bo', 'Cy']).people).toBe(3);
    expect(freshDraft('together', classic, ['Ada']).people).toBe(2);
  });

  test('an address that names no mode is a game against the computer', () => {
    expect(modeFromAddress('together')).toBe('together');
    expect(modeFromAddress('chess')).toBe('computer');
    expect(modeFromAddress(undefined)).toBe('computer');
  });
});
