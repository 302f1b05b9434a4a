import { expect, type Page } from '@playwright/test';
import type { SetUp } from './SetUp.ts';
import { seeds } from './seeds.ts';
import type { Table } from './Table.ts';

/** Leads through states that a table can be seen in, and stops at each with its name. */
type Tour = (page: Page, table: Table, setUp: SetUp) => AsyncGenerator<string, void, void>;

/** A turn of the first of four people, a farkle, and what can be opened over the table. */
const firstTurn: Tour = async function* (page, table, setUp) {
  await setUp.open(seeds.farkleAfterOne);
  await setUp.people('Ada', 'Ben', 'Clementine', 'Dolores Magdalena');
  await setUp.go();
  await table.asked();
  await table.press('I am Ada');
  yield 'before the first roll';
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  yield 'a die set aside';
  await table.setAside([2, 6]);
  yield 'dice that do not score';
  await table.button('More').click();
  await expect(page.getByRole('menu')).toBeVisible();
  yield 'the menu';
  await page.getByRole('menuitem', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  yield 'the keys';
  await page.keyboard.press('Escape');
  await table.die(0).click();
  await table.die(2).click();
  await table.press('Roll 5 dice');
  yield 'a farkle';
  await table.press('Farkle: go on');
  yield 'handing over';
  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Ada leaves the game' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield 'asking whether somebody leaves';
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  yield 'somebody has left';
};

/** Hot dice, against the computer. */
const hotDice: Tour = async function* (_page, table, setUp) {
  await setUp.open(seeds.straight);
  await setUp.start.click();
  await table.press('Roll 6 dice');
  await table.setAside([1, 2, 3, 4, 5, 6]);
  yield 'hot dice';
};

/** The final round of two people, up to a shared win. */
const finalRound: Tour = async function* (_page, table, setUp) {
  await setUp.open(seeds.thousands);
  await setUp.people('Ada', 'Ben');
  await setUp.type('Target', 1000);
  await setUp.go();
  await table.press('I am Ada');
  await table.press('Roll 6 dice');
  await table.setAside([1, 1, 1]);
  yield 'a bank that starts the final round';
  await table.press('Bank 1,000');
  await table.press('I am Ben');
  await table.press('Roll 6 dice');
  await table.setAside([6, 6, 6, 6]);
  yield 'the last turn';
  await table.press('Bank 1,000');
  yield 'a shared win';
};

/** The tours by their names. */
export const tours = {
  'a first turn among four': firstTurn,
  'hot dice': hotDice,
  'the final round': finalRound,
} as const;
