import AxeBuilder from '@axe-core/playwright';
import { bestSelection, classic, type Face } from '@farkle/rules';
import { expect, type Locator, type Page } from '@playwright/test';
import { seeWhatCame } from './journey.ts';

/** Somebody who decides: reads the dice on the table, sets some aside, rolls or banks. */
export class Decider {
  readonly dice: Locator;
  readonly next: Locator;
  readonly feedback: Locator;
  readonly choices: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dice = page.getByRole('group', { name: 'The roll' }).getByRole('button');
    this.next = page.getByRole('button', { name: /^(Next question|See how it went)/ });
    this.feedback = page.getByRole('heading', { name: /^(Right|Not quite)$/ });
    this.choices = page.getByRole('list', { name: 'The choices' }).getByRole('listitem');
  }

  /** Opens a drill and waits for its first question. */
  async open(drill: string, question: string): Promise<void> {
    await this.#page.goto(`/training/#/${drill}`);
    await expect(this.#page.getByRole('heading', { name: question })).toBeVisible({ timeout: 60_000 });
  }

  /** Places of the dice worth most at once: always a legal selection, not always the best. */
  async placesWorthMost(): Promise<readonly number[]> {
    const names = await this.dice.evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label')));
    const roll = names.map((name) => Number(name?.[0]) as Face);
    const taken = [...(bestSelection(roll, classic)?.dice ?? [])];
    return roll.flatMap((face, place) => {
      const at = taken.indexOf(face);
      if (at < 0) return [];
      taken.splice(at, 1);
      return [place];
    });
  }

  /** The verdict with both values, the choices and a reason stands there, and is said. */
  async expectTold(): Promise<void> {
    await expect(this.feedback).toBeVisible();
    await expect(this.choices).not.toHaveCount(0);
    await expect(this.choices.first()).toContainText('best');
    await expect(this.next).toBeFocused();
    const said = this.#page
      .locator('[data-live-region]')
      .filter({ hasText: /^(Right|Not quite)\. .+\. .+\.$/ });
    await expect(said).toHaveCount(1);
  }

  /** Reads the feedback and goes on, and looks at the next question. */
  async goOn(): Promise<void> {
    await seeWhatCame(this.#page);
    await this.next.click();
    await seeWhatCame(this.#page);
  }

  /** Nothing for axe to complain about, and no sideways scroll. */
  async expectUsable(): Promise<void> {
    await this.#page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const { violations } = await new AxeBuilder({ page: this.#page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    const beyond = await this.#page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond).toBeLessThanOrEqual(0);
  }
}
