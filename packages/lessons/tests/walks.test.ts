import { describe, expect, test } from 'vitest';
import type { Step } from '../src/plan/lesson.ts';
import { everyLesson } from './everyLesson.ts';
import { answeredWith, Reader } from './Reader.ts';

/** Does steps one after the other, with something else before each of them. */
function walk(reader: Reader, before: (reader: Reader, step: Step) => void): void {
  for (let count = 0; reader.step !== null; count++) {
    const { step } = reader;
    const at = reader.progress.step;
    before(reader, step);
    if (reader.progress.step === at) reader.right(step);
    expect(reader.progress.step, `step ${step.id} is done`).toBe(at + 1);
    expect(count).toBeLessThan(100);
  }
}

describe.each(everyLesson)('$name', ({ lesson }) => {
  test('is done by doing what it asks, and everything it asks for can be done', () => {
    const reader = new Reader(lesson);
    walk(reader, () => undefined);
    expect(reader.progress.reply).toBeNull();
    expect(reader.table.rolled()).toBe(lesson.rolls.length);
    expect(reader.table.decided()).toBe(lesson.decisions.length);
  });

  test('answers both presses whenever they are not what it asks for, and loses nothing by it', () => {
    const reader = new Reader(lesson);
    let refused = 0;
    walk(reader, (each, step) => {
      for (const type of ['roll', 'bank'] as const) {
        const asked = step.ask.do === type || (step.ask.do === 'bankInVain' && type === 'bank');
        const answers = step.ask.do === 'answer' && step.ask.choices.some(({ press }) => press === type);
        if (asked || answers || step.ask.do === 'watch') continue;
        const { moves, progress } = each;
        expect(each.move({ type }), `${type} in step ${step.id}`).toBe(false);
        expect(each.moves).toBe(moves);
        expect(each.progress.replies).toBe(progress.replies + 1);
        expect(answeredWith(each.progress, step)).not.toBeNull();
        refused += 1;
      }
    });
    expect(refused).toBeGreaterThan(0);
  });

  test('answers every other selection with its reason, hints after the second, and takes the right one then', () => {
    const reader = new Reader(lesson);
    walk(reader, (each, step) => {
      const { ask } = step;
      if (ask.do !== 'hold' && ask.do !== 'attempt' && ask.do !== 'bank') return;
      const wanted = ask.dice === 'any' ? [] : ask.dice;
      const lying = each.view.dice.flatMap(({ face }) => face ?? []);
      const wrong = lying.filter((face) => !wanted.includes(face));
      for (const face of wrong.slice(0, 2)) {
        const { tries } = each.progress;
        each.choose([face]);
        expect(each.progress.tries, `${face} in step ${step.id}`).toBe(tries + 1);
        expect(['doesNotScore', 'otherDice']).toContain(answeredWith(each.progress, step));
        expect(each.move({ type: 'bank' }), `bank with ${face} in step ${step.id}`).toBe(false);
      }
      if (wrong.length > 0) expect(each.progress.hinted).toBe(step.hint !== null);
      each.mend(step);
    });
  });

  test('answers while there is something to read, to answer or to look at, and after the end', () => {
    const reader = new Reader(lesson);
    walk(reader, (each, step) => {
      const { ask } = step;
      if (ask.do === 'answer') {
        for (const [choice, { right }] of ask.choices.entries()) {
          if (right) continue;
          const { press } = ask.choices[choice] ?? {};
          // A question whether to roll or to bank is answered by the presses of the table too.
          if (press === undefined) each.do({ kind: 'answer', choice });
          else expect(each.move({ type: press })).toBe(false);
          expect(answeredWith(each.progress, step)).toBe('wrongAnswer');
        }
      }
      if (ask.do !== 'read' && ask.do !== 'answer') {
        each.do({ kind: 'readOn' });
        each.do({ kind: 'answer', choice: 0 });
        return;
      }
      expect(each.move({ type: 'die.toggled', place: 0 })).toBe(false);
      expect(answeredWith(each.progress, step)).toBe('notYet');
      expect(each.move({ type: 'seat.left', seat: 0 })).toBe(false);
    });
    const { moves } = reader;
    for (const event of [
      { type: 'roll' },
      { type: 'bank' },
      { type: 'die.toggled', place: 0 },
      { type: 'seat.left', seat: 0 },
    ] as const)
      expect(reader.move(event)).toBe(false);
    expect(reader.moves).toBe(moves);
    expect(reader.progress.reply).toMatchObject({ say: { key: 'replies.lessonIsOver' } });
  });
});
