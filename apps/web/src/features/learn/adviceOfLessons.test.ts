import { type Lesson, lessonAt, lessonFor, lessonPlans, type Step } from '@farkle/lessons';
import { classic, type Dice, type Game, simple, sortDice } from '@farkle/rules';
import { advise } from '@farkle/strategy';
import { expect, test } from 'vitest';

interface Saved {
  readonly context: { readonly game: Game };
}

/** What the coach holds of rolling and of banking with these dice, where the lesson asks which of the two is right. */
function coached(lesson: Lesson, at: number, dice: Dice): 'roll' | 'bank' | undefined {
  const { game } = (lessonAt(lesson, at).saved as Saved).context;
  const own = sortDice(dice).join();
  return advise(game).options.find(({ setAside }) => sortDice(setAside).join() === own)?.then;
}

/** The dice that lie set aside when a question is asked: those of the step before. */
function held({ ask }: Step): Dice {
  return (ask.do === 'hold' || ask.do === 'attempt') && ask.dice !== 'any' ? ask.dice : [];
}

test('where a lesson asks whether to roll or to bank, its answer is the better one by the coach’s reckoning', () => {
  let asked = 0;
  for (const ruleSet of [classic, simple]) {
    for (const { id, field } of lessonPlans) {
      const lesson = field === undefined ? lessonFor(id, ruleSet) : null;
      if (lesson === null) continue;
      for (const [at, { ask }] of lesson.steps.entries()) {
        if (ask.do !== 'answer') continue;
        const press = ask.choices.find(({ right }) => right)?.press;
        if (press === undefined) continue;
        const before = lesson.steps.slice(0, at).findLast((step) => held(step).length > 0);
        expect(coached(lesson, at, before === undefined ? [] : held(before)), `${id} at ${at}`).toBe(press);
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(6);
});
