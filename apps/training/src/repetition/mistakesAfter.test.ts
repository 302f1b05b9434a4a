import { expect, test } from 'vitest';
import { dueMistakes, type Mistake } from './mistake.ts';
import { mistakesAfter, mostMistakes } from './mistakesAfter.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.UTC(2026, 5, 1, 12);
const missed = { question: { chosen: [1, 5] }, signature: '15', isRight: false, at: noon };

test('a missed question is not due at once, and due ten minutes later', () => {
  const mistakes = mistakesAfter([], missed);
  expect(dueMistakes(mistakes, noon + minute)).toEqual([]);
  expect(dueMistakes(mistakes, noon + 11 * minute).map(({ question }) => question)).toEqual([
    missed.question,
  ]);
});

test('a question that was right the first time does not come back', () => {
  expect(mistakesAfter([], { ...missed, isRight: true })).toEqual([]);
});

test('each right answer to a due mistake sends it further away, until it is known', () => {
  let mistakes = mistakesAfter([], missed);
  const days: number[] = [];
  while (mistakes.length > 0 && days.length < 20) {
    const at = mistakes[0]?.schedule.due ?? 0;
    days.push((at - noon) / day);
    mistakes = mistakesAfter(mistakes, { ...missed, isRight: true, at });
  }
  expect(mistakes).toEqual([]);
  expect(days.length).toBeGreaterThanOrEqual(3);
  expect(days.length).toBeLessThan(12);
  expect([...days].sort((a, b) => a - b)).toEqual(days);
});

test('a mistake made again is soon due again', () => {
  const once = mistakesAfter([], missed);
  const good = mistakesAfter(once, { ...missed, isRight: true, at: noon + 11 * minute });
  const due = good[0]?.schedule.due ?? 0;
  const again = mistakesAfter(good, { ...missed, at: due });
  expect(again).toHaveLength(1);
  expect(dueMistakes(again, due + 11 * minute)).toHaveLength(1);
  expect(again[0]?.schedule.lapses).toBe(1);
});

test('a schedule survives JSON, and a clock that was set back breaks nothing', () => {
  const kept = JSON.parse(JSON.stringify(mistakesAfter([], missed))) as Mistake[];
  const [after] = mistakesAfter(kept, { ...missed, isRight: true, at: noon - day });
  expect(Number.isFinite(after?.schedule.due)).toBe(true);
});

test('only so many mistakes wait, those due first', () => {
  let mistakes: readonly Mistake[] = [];
  for (let each = 0; each < mostMistakes + 10; each++) {
    mistakes = mistakesAfter(mistakes, { ...missed, signature: String(each), at: noon + each });
  }
  expect(mistakes).toHaveLength(mostMistakes);
  expect(mistakes[0]?.signature).toBe('0');
});
