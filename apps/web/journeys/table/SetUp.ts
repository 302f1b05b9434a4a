import { expect, type Locator, type Page } from '@playwright/test';
import { untilAwake } from './manners.ts';

/** Somebody who sets up a game. */
export class SetUp {
  readonly page: Page;
  readonly start: Locator;

  constructor(page: Page) {
    this.page = page;
    this.start = page.getByRole('button', { name: 'Start the game' });
  }

  /** Opens the page, with a seed in its address when one is given. */
  async open(seed?: string): Promise<void> {
    await this.page.goto(seed === undefined ? '/play' : `/play?seed=${seed}`);
    await untilAwake(this.page);
  }

  mode(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** Chooses people at one device by their names. */
  async people(...names: readonly string[]): Promise<void> {
    await this.mode('Play together').click();
    await this.page.getByLabel('Players', { exact: true }).selectOption(`${names.length} people`);
    for (const [at, name] of names.entries())
      await this.page.getByLabel(`Name of player ${at + 1}`).fill(name);
  }

  /** The control of a rule, by the rule's name; the panel of rules is opened first. */
  async rule(name: string): Promise<Locator> {
    const control = this.page.getByLabel(name, { exact: true });
    const summary = this.page.getByText('Change single rules', { exact: true });
    if (!(await control.isVisible())) await summary.click();
    await expect(control).toBeVisible();
    return control;
  }

  /** Chooses one of the values that a rule offers. */
  async choose(name: string, value: string): Promise<void> {
    await (await this.rule(name)).selectOption(value);
  }

  /** Types a value that a rule does not offer. */
  async type(name: string, value: number): Promise<void> {
    await this.choose(name, 'Another value …');
    const field = this.page.getByLabel(`${name}: another value`, { exact: true });
    await field.fill(String(value));
    await field.blur();
    await expect(field).toHaveValue(value.toLocaleString('en'));
  }

  /** Starts the game and comes to its table. */
  async go(): Promise<void> {
    await this.start.click();
    await expect(this.page).toHaveURL(/\/play\/table$/);
    await expect(this.page.locator('[data-phase]')).toBeVisible({ timeout: 45_000 });
  }
}
