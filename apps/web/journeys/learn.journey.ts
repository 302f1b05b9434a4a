import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectWithinReach, untilAwake } from './table/manners.ts';
import { test } from './table/siteTest.ts';

/** The teacher's panel. */
const panel = (page: Page) => page.getByRole('region', { name: 'The lesson' });

/** The panel says this now. */
async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  await expect(panel(page).getByText(words)).toBeVisible();
}

test('somebody takes the first lessons by mouse, errs, reloads, and plays a first real game', async ({
  page,
  table,
}) => {
  await page.goto('/');
  await untilAwake(page);
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  await expect(page.getByText('0 of 31 lessons done')).toBeVisible();
  await page.getByRole('link', { name: 'Start with the first lesson' }).click();

  await expectSaid(page, /The first to 10,000 points/);
  // What the lesson has not come to yet is answered, and nothing happens on the table.
  await table.button('Roll 6 dice').click();
  await expectSaid(page, 'One thing first: see above.');
  await table.button('Continue').click();
  await table.press('Roll 6 dice');
  await expectSaid(page, 'Only the 1 scores here. Set it aside for 100 points.');
  await table.button('3, no score').click();
  await expectSaid(page, 'The 3 does not score');
  await table.button('3, does not score').click();
  await table.button('4, no score').click();
  await expectSaid(page, /^Hint: Set aside 1/);
  await table.button('4, does not score').click();
  await table.setAside([1]);
  await expectSaid(page, 'Step 4 of 6');
  await table.button('Bank 100').click();
  await expectSaid(page, 'You could bank here. In this lesson, roll on.');
  await expect(page.getByRole('meter', { name: 'You' })).toHaveAttribute('aria-valuetext', /^0 of/);

  // A reload goes on at the same step of the same lesson.
  await page.reload();
  await expectSaid(page, 'Step 4 of 6');
  await table.press('Roll 5 dice');
  await table.setAside([5, 5]);
  await table.press('Bank 200');
  await expect(panel(page).getByText('Lesson done')).toBeVisible();
  await page.getByRole('link', { name: 'Next: What scores' }).click();

  await expect(page).toHaveURL(/\/learn\/scoring$/);
  await table.setAside([3, 3]);
  await expectSaid(page, /Two alike are not enough/);
  await table.button('Skip').click();
  await expect(page).toHaveURL(/\/learn\/farkle$/);
  await table.setAside([1]);
  await table.press('Roll 5 dice');
  await expectSaid(page, /No die scores: a farkle/);
  await table.press('Farkle: go on');
  await table.button('Continue').click();
  await expect(panel(page).getByText('Lesson done')).toBeVisible();

  await page.goto('/learn');
  await untilAwake(page);
  await expect(page.getByText('2 of 31 lessons done')).toBeVisible();
  const rows = page.getByRole('listitem');
  await expect(rows.nth(0)).toContainText('Done');
  await expect(rows.nth(1)).toContainText('Skipped');
  await expect(page.getByRole('link', { name: 'Go on: Bank or roll on?' })).toBeVisible();

  // The last lesson of the course leads to a real game.
  await page.goto('/learn/highStraight?highStraight=750');
  await table.press('Roll 6 dice');
  await table.setAside([2, 3, 4, 5, 6, 5]);
  await table.press('Bank 800');
  await page.getByRole('button', { name: 'Play your first game' }).click();
  await expect(page).toHaveURL(/\/play\/table$/);
  await expect(table.button('Roll 6 dice')).toBeVisible({ timeout: 45_000 });
});

test('a lesson is done by keyboard only on a phone, and everybody can use it', async ({ page, table }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/learn');
  await untilAwake(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/learn/bankOrRoll');
  await expectSaid(page, 'Step 1 of 6');
  await expectWithinReach(page.getByRole('button', { name: /^(Roll|Bank)/ }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(table.live.filter({ hasText: 'A poor roll. Set aside the 5.' })).toHaveCount(1);
  await page.keyboard.press('2');
  await expect(table.live.filter({ hasText: 'The 2 does not score' })).toHaveCount(1);
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  // The answers of a question have the focus.
  const answers = page.getByRole('group', { name: 'Your answer' });
  await expect(answers.getByRole('button', { name: 'Bank' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSaid(page, /you can do better/);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectSaid(page, 'Step 3 of 6');
  await pressUntil(page, 'r', 'Step 4 of 6');
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  await page.keyboard.press('4');
  await expectSaid(page, 'Step 5 of 6');
  // The real press answers the question as well.
  await pressUntil(page, 'b', 'Step 6 of 6');
  await pressUntil(page, 'b', 'Lesson done');
  await expect(page.getByRole('link', { name: /^Next:/ })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a rule of the set-up is explained by its lesson, and the set-up comes back with everything on it', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open();
  await setUp.people('Ada', 'Ben');
  await setUp.choose('Entry minimum', '350 points');
  await setUp.choose('Hot dice', 'Must roll');
  // The browser's own way back leads to the same place, the first time and later.
  await page.getByRole('link', { name: 'What is this? Hot dice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hot dice: Must roll' })).toBeVisible();
  await page.goBack();
  await expectKept(page, setUp.mode('Play together'));
  await page.getByRole('link', { name: 'What is this? Entry minimum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entry minimum: 350 points' })).toBeVisible();
  await table.setAside([1, 5]);
  await table.button('Bank 150').click({ force: true });
  await expectSaid(page, 'Too little, so you have to go on. Roll.');
  await table.button('Leave the table').click();

  await expect(page).toHaveURL(/\/play\?draft=kept$/);
  await expectKept(page, setUp.mode('Play together'));
  await expect(page.getByRole('link', { name: 'What is this? Entry minimum' })).toBeFocused();
  await page.getByRole('link', { name: 'What is this? Hot dice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hot dice: Must roll' })).toBeVisible();
  await page.goBack();
  await expectKept(page, setUp.mode('Play together'));
});

/** Presses a key until the panel says the next thing: the second of two quick presses is a part of the first. */
async function pressUntil(page: Page, key: string, words: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(panel(page).getByText(words)).toBeVisible({ timeout: 1000 });
  }).toPass({ intervals: [350, 400], timeout: 20_000 });
}

/** Names, mode and both rules are as they were left. */
async function expectKept(page: Page, together: Locator): Promise<void> {
  await expect(together).toBeChecked();
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Ada');
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Ben');
  await expect(page.getByLabel('Entry minimum', { exact: true })).toHaveValue('350');
  await expect(page.getByLabel('Hot dice', { exact: true })).toHaveValue('mustRoll');
}
