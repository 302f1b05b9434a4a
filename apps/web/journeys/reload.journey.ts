import type { Page } from '@playwright/test';
import { watchComputer } from './table/computerWatch.ts';
import { dealtDice } from './table/dealtDice.ts';
import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';
import { Table } from './table/Table.ts';

/** What must be the same after a visit: phase, dice with their selection, scores, all words of the table. */
async function kept(table: Table) {
  const { phase, dice, scores, text } = await table.sight();
  return { phase, dice, scores, text };
}

/** The table before and after a reload of its page. */
async function expectSameAfterReload(page: Page, table: Table): Promise<void> {
  const before = await kept(table);
  expect(before.phase).not.toBe('none');
  await page.reload();
  await expect.poll(() => kept(table), { timeout: 45_000 }).toEqual(before);
}

test('a reload before the first roll, with dice chosen, after a bank: the same table each time', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.vector);
  await setUp.people('Ada', 'Ben');
  await setUp.go();
  await table.reached('handingOver');
  await expectSameAfterReload(page, table);

  await table.press('I am Ada');
  await expectSameAfterReload(page, table);

  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.vector, 0, 0, 6);
  await table.setAside([1]);
  await expectSameAfterReload(page, table);
  await expect(table.die(2)).toHaveAccessibleName('1, set aside');

  // A second roll after the reload is the one that the seed has always held for it.
  await table.press('Roll 5 dice');
  await table.expectDealt(seeds.vector, 0, 1, 5);
  await expectSameAfterReload(page, table);

  await table.setAside([5]);
  await table.press('Bank 150');
  await expectSameAfterReload(page, table);
  await table.expectScores([150, 0]);
});

test('a reload over a farkle shows it still, and over an ended game its result', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.farkleAfterOne);
  await setUp.people('Ada', 'Ben');
  await setUp.go();
  await table.press('I am Ada');
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  const farkled = await table.press('Roll 5 dice');
  expect(farkled.phase).toBe('farkled');
  await expectSameAfterReload(page, table);
  await table.press('Farkle: go on');
  await expect(page.getByRole('heading', { name: 'Pass the device to Ben' })).toBeVisible();

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Ben leaves the game' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the game' }).click();
  await table.reached('over');
  await expectSameAfterReload(page, table);
});

test.describe('with a computer that takes its time', () => {
  test.use({ device: { motion: 'reduced', computerPace: 'calm' } });

  test('a reload while the computer plays goes on with the same roll', async ({ page, table, setUp }) => {
    const visits = await watchComputer(page, ['thinking', 'showing']);
    await setUp.open(seeds.vector);
    await setUp.go();
    await table.press('Roll 6 dice');
    await table.setAside([1]);
    await table.button('Bank 100').click();
    const faces = dealtDice(seeds.vector, 1, 0, 6);
    // A page that is just leaving cannot be asked.
    await expect(async () =>
      expect(await visits()).toEqual([
        { left: 'thinking', faces },
        { left: 'showing', faces },
        { left: null, faces },
      ]),
    ).toPass({ timeout: 60_000 });
    expect((await table.sight()).scores[0]).toBe(100);
  });
});

test.describe('with dice that roll', () => {
  test.use({ device: { motion: 'full', diceSpeed: 'calm', computerPace: 'instant' } });

  test('a reload while the dice are in the air changes nothing about how they fall', async ({
    page,
    table,
    setUp,
  }) => {
    await setUp.open(seeds.vector);
    await setUp.go();
    await table.asked();
    await table.button('Roll 6 dice').click();
    await page.reload();
    const seen = await table.asked();
    expect(seen.phase).toBe('choosing');
    await table.expectDealt(seeds.vector, 0, 0, 6);
  });
});

test('the tab is closed and a new one opened: the game lies there as it was', async ({
  page,
  table,
  setUp,
  context,
}) => {
  await setUp.open(seeds.vector);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1, 1]);
  const before = await kept(table);
  await page.close();
  const next = new Table(await context.newPage());
  await next.open();
  await expect.poll(() => kept(next), { timeout: 45_000 }).toEqual(before);
});

test('the page’s process dies right after a press: the game lies there as it was', async ({
  page,
  table,
  setUp,
  context,
}) => {
  await setUp.open(seeds.vector);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1, 1]);
  await table.press('Roll 4 dice');
  const before = await kept(table);
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = new Table(await context.newPage());
  await next.open();
  await expect.poll(() => kept(next), { timeout: 45_000 }).toEqual(before);
  await next.expectDealt(seeds.vector, 0, 1, 4);
});
