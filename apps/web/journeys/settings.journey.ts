import { untilAwake } from './table/manners.ts';
import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';

test.use({ device: {} });

test('settings are in force at once, survive a reload and reach the training app', async ({ page }) => {
  await page.goto('/settings');
  await untilAwake(page);
  const root = page.locator('html');
  await page.getByLabel('Theme').selectOption('Night');
  await expect(root).toHaveAttribute('data-theme', 'night');
  await page.getByLabel('Motion').selectOption('Reduced');
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await page.getByLabel('Dice', { exact: true }).selectOption('Calm');
  await page.getByLabel('Computer’s pace').selectOption('At once');
  await page.getByRole('switch', { name: 'Farkle risk' }).click();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();

  await page.reload();
  await untilAwake(page);
  await expect(root).toHaveAttribute('data-theme', 'night');
  await expect(page.getByLabel('Theme')).toHaveValue('night');
  await expect(page.getByLabel('Motion')).toHaveValue('reduced');
  await expect(page.getByLabel('Dice', { exact: true })).toHaveValue('calm');
  await expect(page.getByLabel('Computer’s pace')).toHaveValue('instant');
  await expect(page.getByRole('switch', { name: 'Farkle risk' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();

  await page.goto('/training');
  await expect(page.getByRole('heading', { level: 1, name: 'Training' })).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'night');
  await expect(root).toHaveAttribute('data-motion', 'reduced');
});

for (const [theme, system] of [
  ['night', 'light'],
  ['day', 'dark'],
] as const) {
  test(`the ${theme} theme stands before anything is painted, though the system is ${system}`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await context.addInitScript((chosen) => {
      localStorage.setItem('farkle.settings', JSON.stringify({ theme: chosen }));
      const seen: (string | null)[] = [];
      Object.assign(window, { seenThemes: seen });
      // The first frame is painted after the first callback of this kind.
      const look = () => {
        if (document.body !== null) seen.push(document.documentElement.getAttribute('data-theme'));
        if (seen.length < 5) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, theme);
    for (const address of ['/', '/play', '/settings']) {
      await page.goto(address);
      const seen = () => page.evaluate(() => (window as unknown as { seenThemes: unknown[] }).seenThemes);
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
      expect(new Set(await seen())).toEqual(new Set([theme]));
    }
  });
}

test('the risk hint is off at first; switched on it gives the exact chance for the dice rolled next', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.vector);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  await expect(page.getByText(/% farkle/)).toHaveCount(0);

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Farkle risk' }).click();
  await page.goBack();
  // The rulebook's chances: 600 of 7,776 for five dice, 204 of 1,296 for four.
  await expect(page.getByRole('img', { name: 'Next roll, 5 dice 7.7% farkle' })).toBeVisible();
  await table.setAside([1]);
  await expect(page.getByRole('img', { name: 'Next roll, 4 dice 15.7% farkle' })).toBeVisible();
});

test('two dice farkle in 16 of 36 rolls: the hint says 44.4%', async ({ page, table, setUp }) => {
  await page.addInitScript(() =>
    localStorage.setItem('farkle.settings', '{"riskHint":true,"motion":"reduced"}'),
  );
  await setUp.open(seeds.thousands);
  await setUp.mode('Solo, ten turns').click();
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1, 1, 1]);
  // Three dice: 60 of 216.
  await expect(page.getByRole('img', { name: 'Next roll, 3 dice 27.8% farkle' })).toBeVisible();
  await table.setAside([5]);
  await expect(page.getByRole('img', { name: 'Next roll, 2 dice 44.4% farkle' })).toBeVisible();
});

test('dice roll for less than a second, and a press shows them at once', async ({ page, table, setUp }) => {
  await setUp.open(seeds.vector);
  await setUp.go();
  await table.asked();
  await table.button('Roll 6 dice').click();
  await expect(table.dice).toHaveAttribute('data-rolling', 'true');
  const longest = await page.evaluate(() =>
    Math.max(
      ...document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime ?? 0)),
    ),
  );
  expect(longest).toBeLessThan(1000);
  await page.keyboard.press('Escape');
  await expect(table.dice).not.toHaveAttribute('data-rolling', 'true');
  await table.expectDealt(seeds.vector, 0, 0, 6);
});

test.describe('where the system wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('dice lie there at once', async ({ table, setUp }) => {
    await setUp.open(seeds.vector);
    await setUp.go();
    await table.asked();
    await table.button('Roll 6 dice').click();
    await table.expectDealt(seeds.vector, 0, 0, 6);
    await expect(table.dice).not.toHaveAttribute('data-rolling', 'true');
  });
});

test('the computer shows what it keeps and why it stops, and a press skips its pause', async ({
  page,
  table,
  setUp,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('farkle.settings', '{"computerPace":"calm","motion":"reduced"}'),
  );
  await setUp.open(seeds.vector);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  await table.button('Bank 100').click();
  await expect(table.words(/^Computer keeps .* and (rolls \d dice|banks [\d,]+)\.$/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(table.button('Roll')).toHaveAccessibleDescription('Computer is playing');
  // Whoever does not want to wait presses on until the dice are theirs.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(table.button('Roll 6 dice')).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 45_000 });
});
