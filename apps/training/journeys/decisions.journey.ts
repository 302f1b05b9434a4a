import { expect, test } from '@playwright/test';
import { Decider } from './decider.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('somebody decides what to keep, whether to bank, and how to end a game', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const decider = new Decider(page);

  // Keep, by keyboard: digits choose, Enter sets aside, Enter goes on.
  await decider.open('keep', 'Which dice do you set aside?');
  await page.keyboard.press('Enter');
  await expect(decider.feedback).toHaveCount(0);
  for (const place of await decider.placesWorthMost()) await page.keyboard.press(String(place + 1));
  await expect(page.getByRole('button', { name: /^Set aside \d/ })).toHaveAccessibleDescription(/this turn$/);
  await decider.expectUsable();
  await page.keyboard.press('Enter');
  await decider.expectTold();
  await decider.expectUsable();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Question 2 of 10\./ })).toBeFocused();

  // Bank or roll, by key and by mouse.
  await decider.open('bankOrRoll', 'Bank or roll?');
  await page.keyboard.press('r');
  await decider.expectTold();
  await expect(decider.choices).toHaveCount(2);
  await decider.goOn();
  await page.getByRole('button', { name: /^Bank [\d,]+$/ }).click();
  await decider.expectTold();
  await expect(decider.choices).toHaveCount(2);

  // Endgame, by mouse: dice that do not score are refused in words, the whole move is the answer.
  await decider.open('endgame', 'What do you do?');
  const roll = page.getByRole('button', { name: /^Roll/ });
  await expect(roll).toHaveAccessibleDescription('Set aside at least one die');
  for (const place of await decider.placesWorthMost()) await decider.dice.nth(place).click();
  await decider.expectUsable();
  await roll.click();
  await decider.expectTold();
  await decider.expectUsable();
  expect(complaints).toEqual([]);
});
