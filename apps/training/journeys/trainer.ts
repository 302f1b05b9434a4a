import { type Dice, type Face, type RuleSet, scoreSelection } from '@farkle/rules';
import { expect, type Locator, type Page } from '@playwright/test';
import { seeWhatCame } from './journey.ts';

/** Somebody who knows the rules and reads the page as a person does. */
export class Trainer {
  readonly question: Locator;
  readonly answers: Locator;
  readonly next: Locator;
  readonly #page: Page;
  readonly #ruleSet: RuleSet;

  constructor(page: Page, ruleSet: RuleSet) {
    this.#page = page;
    this.#ruleSet = ruleSet;
    this.question = page.getByRole('heading', { name: /What is it worth\?/ });
    this.answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
    this.next = page.getByRole('button', { name: /Next question|See how it went/ });
  }

  /** Opens the drill and waits for its first question. */
  async open(): Promise<void> {
    await this.#page.goto('/training#/value');
    await expect(this.question).toBeVisible();
  }

  /** The dice that are set aside, read from the table. */
  async dice(): Promise<Dice> {
    const held = await this.#page.getByRole('img', { name: /, set aside$/ }).all();
    const names = await Promise.all(held.map((die) => die.getAttribute('aria-label')));
    return names.map((name) => Number(name?.[0]) as Face);
  }

  /** Where the right answer stands among the four, from 0. */
  async rightPlace(): Promise<number> {
    await expect(this.answers.first()).toBeVisible();
    await seeWhatCame(this.#page);
    const verdict = scoreSelection(await this.dice(), this.#ruleSet);
    const words = verdict.ok ? verdict.value.points.toLocaleString('en') : 'Not legal';
    const offered = await this.answers.allTextContents();
    // A key's number may stand in the button, behind the answer.
    const place = offered.findIndex((text, at) => text === words || text === `${words}${at + 1}`);
    expect(place, `${words} among ${offered.join(', ')}`).toBeGreaterThanOrEqual(0);
    return place;
  }

  /** Where a wrong answer stands. */
  async wrongPlace(): Promise<number> {
    return (await this.rightPlace()) === 0 ? 1 : 0;
  }

  /** The feedback after a right answer, or after a wrong one. */
  feedback(isRight: boolean): Locator {
    return this.#page.getByRole('heading', { name: isRight ? 'Right' : 'Not quite', exact: true });
  }

  /** Reads the feedback and goes on. */
  async goOn(press: 'click' | 'tap' = 'click'): Promise<void> {
    await seeWhatCame(this.#page);
    await this.next[press]();
  }

  /** The heading of the summary. */
  summary(right: number): Locator {
    return this.#page.getByRole('heading', { name: `${right} of 10 right` });
  }
}
