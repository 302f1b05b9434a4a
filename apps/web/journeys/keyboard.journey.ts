import type { Locator, Page } from '@playwright/test';
import { untilAwake } from './table/manners.ts';
import { reckon } from './table/reckoning.ts';
import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';
import { points } from './table/Table.ts';

/** No page of the site has more stops than this. */
const mostStops = 60;

/** Goes on with the Tab key until `target` has the focus, and sees that the focus can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await target.evaluate((each) => each === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  const ringed = await target.evaluate((each) =>
    [each, ...each.children].some((part) => getComputedStyle(part).outlineStyle !== 'none'),
  );
  expect(ringed, 'the focus is to be seen').toBe(true);
}

test('somebody sets up and plays a game by keyboard only', async ({ page, table, setUp }) => {
  test.slow();
  await page.goto('/play');
  await untilAwake(page);
  await tabTo(page, page.locator('summary'));
  await page.keyboard.press('Enter');
  const target = page.getByLabel('Target', { exact: true });
  await tabTo(page, target);
  await page.keyboard.type('Another');
  const typed = page.getByLabel('Target: another value', { exact: true });
  await tabTo(page, typed);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await expect(typed).toHaveValue('1,500');
  await tabTo(page, setUp.start);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/table$/);

  let own = 0;
  let byLetters = true;
  for (let seen = await table.asked(); seen.phase !== 'over'; seen = await table.asked()) {
    own += byLetters ? await playByLetters() : await playByTab();
    byLetters = !byLetters;
    expect((await table.sight()).scores[0]).toBe(own);
  }
  await expect(page.getByRole('list', { name: 'Final scores' })).toBeVisible();
  await tabTo(page, table.button('Rematch'));
  await page.keyboard.press('Enter');
  await expect(table.button('Roll 6 dice')).toBeVisible();

  /** R rolls, A takes the best, B banks. */
  async function playByLetters(): Promise<number> {
    const seen = await table.act(() => page.keyboard.press('r'));
    const best = reckon(seen.faces);
    if (seen.phase === 'farkled') {
      // After a farkle the one press that goes on has the focus.
      await expect(table.button('Farkle: go on')).toBeFocused();
      await table.act(() => page.keyboard.press('Enter'));
      return 0;
    }
    await page.keyboard.press('a');
    await expect(table.button(`Bank ${points(best.points)}`)).toBeVisible();
    await table.act(() => page.keyboard.press('b'));
    return best.points;
  }

  /** Tab goes to each press in turn, Enter and Space press it. */
  async function playByTab(): Promise<number> {
    let presses = 0;
    table.hand = async (press) => {
      await tabTo(page, press);
      await page.keyboard.press(presses++ % 2 === 0 ? 'Enter' : 'Space');
    };
    return table.playTurn(1);
  }
});

test('keys 1 to 6 set the die in that place aside and put it back, B banks it, ? shows the keys', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.vector);
  await setUp.go();
  await table.act(() => page.keyboard.press('R'));
  await table.expectDealt(seeds.vector, 0, 0, 6);
  // 4-2-1-1-6-3: the 1s lie in places three and four.
  await page.keyboard.press('3');
  await expect(table.die(2)).toHaveAccessibleName('1, set aside');
  await page.keyboard.press('4');
  await expect(table.button('Bank 200')).toBeVisible();
  await page.keyboard.press('3');
  await expect(table.die(2)).toHaveAccessibleName('1, scores 100');
  await expect(table.button('Bank 100')).toBeVisible();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  // Under an open sheet the table is deaf.
  await page.keyboard.press('3');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(table.button('Bank 100')).toBeVisible();
  await table.act(() => page.keyboard.press('b'));
  await table.expectScores([100, (await table.sight()).scores[1] ?? 0]);
});

test('switched off in the settings, single keys do nothing at the table, and Tab and Enter still play', async ({
  page,
  table,
  setUp,
}) => {
  await page.goto('/settings');
  await untilAwake(page);
  await tabTo(page, page.getByRole('switch', { name: 'Single-key shortcuts' }));
  await page.keyboard.press('Space');
  await setUp.open(seeds.vector);
  await setUp.go();
  const before = await table.asked();
  for (const key of ['r', 'b', 'a', '?', '1']) await page.keyboard.press(key);
  expect(await table.sight()).toEqual(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  table.hand = async (press) => {
    await tabTo(page, press);
    await page.keyboard.press('Enter');
  };
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  await page.keyboard.press('4');
  await expect(table.button('Bank 100')).toBeVisible();
});
