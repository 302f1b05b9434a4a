import type { Page } from '@playwright/test';
import { expectLargeTextFits } from './table/largeText.ts';
import { expectAccessible, expectNoSidewaysScroll, untilAwake } from './table/manners.ts';
import { seeds } from './table/seeds.ts';
import { sightOf } from './table/sight.ts';
import { expect, test } from './table/siteTest.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** A cell of the table of chances, by the number of dice rolled. */
function chance(page: Page, dice: string) {
  return page.getByRole('region', { name: 'Chances of one roll' }).getByRole('row', { name: dice });
}

test('somebody reads the rules, changes one, sees every figure follow, and links to what they see', async ({
  page,
}) => {
  // A long page to ask axe about, four times.
  test.slow();
  await page.goto('/');
  await untilAwake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await untilAwake(page);
  await expect(page.getByText('Shown: Classic', { exact: true })).toBeVisible();
  await expect(chance(page, '6 dice')).toContainText('1,080 of 46,656');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectLargeTextFits(page);

  await test.step('every entry of the contents leads to its section', async () => {
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const entry of await entries.all()) {
      const anchor = (await entry.getAttribute('href')) ?? '';
      await expect(page.locator(`section${anchor}`)).toHaveCount(1);
      await expect(page.locator(`section${anchor}`).getByRole('heading', { level: 2 })).toHaveText(
        (await entry.textContent()) ?? '',
      );
    }
    await entries.last().click();
    await expect(page.getByRole('heading', { name: 'Tips from good players' })).toBeInViewport();
  });

  await test.step('another preset and a single rule change the figures and the address', async () => {
    await page.getByRole('link', { name: /^Simple/ }).click();
    await expect(page.getByText('Shown: Simple', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/rules\?preset=simple$/);
    await expect(page.getByRole('row', { name: /^Straight/ })).toContainText('2,500');

    await page.getByText('Change single rules', { exact: true }).click();
    await page.getByLabel('Three pairs', { exact: true }).selectOption('Off');
    await expect(page.getByText('Shown: Simple with 1 rule changed')).toBeVisible();
    await expect(chance(page, '6 dice')).toContainText('3.1%');
    await expect(page).toHaveURL(/\/rules\?preset=simple&threePairs=0$/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the address alone brings the same page, and one that names no rules says so', async () => {
    await page.reload();
    await expect(page.getByText('Shown: Simple with 1 rule changed')).toBeVisible();
    await page.goto('/rules?target=1025');
    await expect(page.getByText('Target: points go in steps of 50. Shown instead: Classic.')).toBeVisible();
  });
});

test('the rules of a running game open from its table, and the game waits as it was', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.straight);
  await setUp.choose('Straight 1–6', '3,000 points');
  await setUp.start.click();
  await table.press('Roll 6 dice');
  await table.setAside([1, 2, 3]);
  const before = await sightOf(page);

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Rules of this game' }).click();
  await expect(page.getByText('Shown: Classic with 1 rule changed')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Straight/ })).toContainText('3,000');
  await page.getByRole('link', { name: 'Back to the table' }).first().click();
  await table.asked();
  const { dice, scores, phase } = await sightOf(page);
  expect({ dice, scores, phase }).toEqual({ dice: before.dice, scores: before.scores, phase: before.phase });
});
