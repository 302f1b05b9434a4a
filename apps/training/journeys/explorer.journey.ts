import { expect, type Page, test } from '@playwright/test';
import { Decider } from './decider.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Types a number into a field and leaves it. */
async function fill(page: Page, label: string, value: number) {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(String(value));
  await field.press('Enter');
}

test('somebody sets up positions and finds the figures that are known', async ({ page, context }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const worth = page.getByRole('region', { name: 'What it is worth' });

  // The first turn of a classic game. Source of the chances: two independent solvers that agree.
  await page.goto('/training/#/explorer');
  await page.getByRole('button', { name: 'Clear the roll' }).click();
  await fill(page, 'Your score', 0);
  await fill(page, 'The other’s score', 0);
  await expect(worth).toContainText('Best: Roll 6 dice. 53.25% to win.', { timeout: 60_000 });
  await expect(worth).toContainText('Exact.');
  await fill(page, 'The other’s score', 100);
  await expect(worth).toContainText('52.17% to win');
  await expect(page.locator('[data-live-region]').filter({ hasText: '52.17% to win' })).toHaveCount(1);

  // The race alone: 9.247197 turns from 5,000, this one included; and the best turn of all.
  await page.getByLabel('Played for').selectOption('fewestTurns');
  await fill(page, 'Your score', 5000);
  await expect(worth).toContainText('8.247 more turns after this one');
  await page.getByLabel('Played for').selectOption('turns');
  await expect(worth).toContainText('593.6 points on average');

  // Dice are added one by one; setting less aside to roll more is the better choice.
  for (const face of [1, 5, 2, 2, 3, 6]) await page.getByRole('button', { name: `Add a ${face}` }).click();
  await expect(worth).toContainText('Best: 1, roll 5 dice.');
  await expect(worth.getByRole('listitem').filter({ hasText: 'bank 150' })).toHaveCount(1);

  // What cannot be is said beside its field.
  await fill(page, 'Points so far this turn', 50);
  await expect(page.getByRole('textbox', { name: 'Points so far this turn' })).toHaveAccessibleDescription(
    'No turn stands at 50 points with 6 dice to roll.',
  );
  await expect(worth).toContainText('This position cannot come up.');
  await new Decider(page).expectUsable();

  // The address is the position: another visit begins there, and a broken link says so.
  await page.getByRole('button', { name: 'Start over' }).click();
  await fill(page, 'Your score', 4350);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: 'Your score' })).toHaveValue('4,350');
  await expect(other.getByRole('region', { name: 'What it is worth' })).toContainText('to win');
  await other.goto('/training/#/explorer?rules=classic&me=7');
  await expect(other.getByText('The position of this link cannot be read.')).toBeVisible();
  await other.close();

  // From how many points to bank. Source: two independent solvers that agree.
  const thresholds = page.getByRole('table', { name: 'When to bank' }).getByRole('row');
  for (const [dice, points] of ['350', '250', '450', '1,050', '3,100', '18,200'].entries()) {
    await expect(thresholds.nth(dice + 1)).toContainText(points);
  }
  await new Decider(page).expectUsable();
  expect(complaints).toEqual([]);
});
