import { expect, type Locator, type Page } from '@playwright/test';
import { dealtDice } from './dealtDice.ts';
import { type Reckoned, reckon } from './reckoning.ts';
import { type Sight, sightOf } from './sight.ts';

/** How a person presses: by mouse unless told otherwise. */
export type Hand = (target: Locator) => Promise<void>;

/** A number as the English pages write it. */
export const points = (value: number) => value.toLocaleString('en');

/**
 * Somebody at the table, who reads it and presses what it offers. The table takes the second of two quick presses for
 * a part of the first, so a press that has changed nothing is made again, as a person would.
 */
export class Table {
  readonly page: Page;
  readonly dice: Locator;
  readonly live: Locator;
  hand: Hand = (target) => target.click();

  constructor(page: Page) {
    this.page = page;
    this.dice = page.getByRole('group', { name: 'Dice', exact: true });
    this.live = page.locator('[data-live-region]');
  }

  /** Opens the table's own address. */
  async open(): Promise<void> {
    await this.page.goto('/play/table');
  }

  sight(): Promise<Sight> {
    return sightOf(this.page);
  }

  /** Waits until a person is asked for something, or the game is over. */
  async asked(): Promise<Sight> {
    let seen = await this.sight();
    await expect
      .poll(
        async () => {
          seen = await this.sight();
          return seen.asked;
        },
        { timeout: 45_000, intervals: [20, 50, 100, 250], message: 'a person is asked for something' },
      )
      .toBe(true);
    return seen;
  }

  /** Waits for a phase. */
  async reached(phase: Sight['phase']): Promise<Sight> {
    await expect(this.page.locator('[data-phase]')).toHaveAttribute('data-phase', phase, { timeout: 45_000 });
    return this.sight();
  }

  /** Words that stand on the page; what is only said aloud is in `live`. */
  words(text: string | RegExp): Locator {
    const found = this.page.getByText(text, { exact: typeof text === 'string' });
    return found.and(this.page.locator(':not([data-live-region])'));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Presses what bears this name and waits until the next thing is asked for. */
  async press(name: string | RegExp): Promise<Sight> {
    return this.act(() => this.hand(this.button(name)));
  }

  /** Does something that changes the table, and waits until the next thing is asked for. */
  async act(deed: () => Promise<void>): Promise<Sight> {
    const { text: before } = await this.asked();
    await expect(async () => {
      await deed();
      expect((await this.sight()).text).not.toBe(before);
    }).toPass({ intervals: [350, 400, 500], timeout: 45_000 });
    return this.asked();
  }

  die(place: number): Locator {
    return this.dice.locator(`button[data-place="${place}"]`);
  }

  /** Sets dice with these faces aside, the first of each that still lies on the table. */
  async setAside(faces: readonly number[]): Promise<Sight> {
    for (const face of faces) {
      const { dice } = await this.sight();
      const die = dice.find((each) => each.face === face && !each.held);
      if (die === undefined) throw new Error(`No ${face} lies on the table: ${JSON.stringify(dice)}`);
      await this.hand(this.die(die.place));
      await expect(this.die(die.place)).toHaveAttribute('aria-pressed', 'true');
    }
    return this.sight();
  }

  /** The roll on the table is the one that the seed deals for this turn and roll. */
  async expectDealt(seed: string, turn: number, roll: number, count: number): Promise<void> {
    const dealt = dealtDice(seed, turn, roll, count);
    await expect.poll(async () => (await this.sight()).faces, { timeout: 30_000 }).toEqual(dealt);
  }

  /** The scores, in the order of the seats. */
  async expectScores(scores: readonly number[]): Promise<void> {
    await expect.poll(async () => (await this.sight()).scores).toEqual(scores);
  }

  /**
   * Plays a person's turn under the classic rules: sets aside the most each time, banks from `enough` points on and
   * rolls on below that and with hot dice. Every sum on the table is compared with a player's own reckoning. Returns
   * the points banked, 0 after a farkle.
   */
  async playTurn(enough: number): Promise<number> {
    let seen = await this.press('Roll 6 dice');
    let turn = 0;
    let left = 6;
    for (;;) {
      expect(seen.faces).toHaveLength(left);
      const best: Reckoned = reckon(seen.faces);
      if (seen.phase === 'farkled') {
        expect(best.points, `${seen.faces}`).toBe(0);
        await this.press('Farkle: go on');
        return 0;
      }
      expect(best.points, `${seen.faces}`).toBeGreaterThan(0);
      await this.setAside(best.dice);
      turn += best.points;
      left -= best.dice.length;
      await expect(this.button(`Bank ${points(turn)}`)).toBeVisible();
      if (left > 0 && turn >= enough) {
        await this.press(`Bank ${points(turn)}`);
        return turn;
      }
      if (left === 0) left = 6;
      seen = await this.press(left === 1 ? 'Roll 1 die' : `Roll ${left} dice`);
    }
  }
}
