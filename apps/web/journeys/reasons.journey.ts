import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';

test('a die that does not score cannot be banked or rolled on, and the reason stands beside both presses', async ({
  table,
  setUp,
}) => {
  await setUp.open(seeds.vector);
  await setUp.go();
  await expect(table.button('Bank')).toHaveAccessibleDescription('Roll first');
  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.vector, 0, 0, 6);
  for (const deed of ['Roll', 'Bank']) {
    await expect(table.button(deed)).toHaveAccessibleDescription('Set aside at least one die');
  }

  await table.setAside([1, 2]);
  for (const deed of ['Roll', 'Bank']) {
    const press = table.button(deed);
    await expect(press).toHaveAccessibleDescription('The 2 does not score');
    await expect(press).toHaveAttribute('aria-disabled', 'true');
    // Pressed all the same it says why, and does nothing.
    const before = await table.sight();
    await press.click({ force: true });
    await expect(table.live.filter({ hasText: 'The 2 does not score' })).toHaveCount(1);
    expect((await table.sight()).dice).toEqual(before.dice);
  }
  await expect(table.die(1)).toHaveAccessibleName('2, does not score');

  await table.setAside([4]);
  await expect(table.button('Bank')).toHaveAccessibleDescription(/do not score$/);
  await table.die(0).click();
  await table.die(1).click();
  await expect(table.button('Bank 100')).toHaveAccessibleDescription('makes 100');
  await expect(table.button('Roll 5 dice')).toHaveAccessibleDescription('100 at risk');
});

test('the first bank needs the entry minimum, and exactly as much is enough', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.farkleAtOnce);
  await setUp.people('Ada', 'Ben');
  await setUp.type('Entry minimum', 300);
  await setUp.go();
  await table.press('I am Ada');
  expect((await table.press('Roll 6 dice')).phase).toBe('farkled');
  await table.press('Farkle: go on');

  // Turn 1: 5-6-1-5-1-3, two 1s and two 5s are 300.
  await table.press('I am Ben');
  await table.press('Roll 6 dice');
  await table.setAside([1, 1, 5]);
  const bank = table.button('Bank 250');
  await expect(bank).toHaveAccessibleDescription('First bank needs 300, you have 250');
  await bank.click({ force: true });
  await table.expectScores([0, 0]);
  await table.setAside([5]);
  await table.press('Bank 300');
  await table.expectScores([0, 300]);

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'This game', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Ada farkled at once.')).toBeVisible();
});

test('an entry minimum above the target is refused beside its field, and the panel stays open while it is mended', async ({
  page,
  setUp,
}) => {
  await setUp.open();
  await setUp.type('Target', 1000);
  await setUp.type('Entry minimum', 1050);
  const field = page.getByLabel('Entry minimum: another value', { exact: true });
  await expect(field).toHaveAccessibleDescription('Entry minimum: it cannot be more than the target.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('These rules do not fit together yet.')).toBeVisible();
  await expect(setUp.start).toHaveAttribute('aria-disabled', 'true');
  await setUp.start.click({ force: true });
  await expect(page).toHaveURL(/\/play$/);

  await field.fill('1000');
  await field.press('Enter');
  await expect(page.getByText('These rules do not fit together yet.')).toHaveCount(0);
  await expect(field).toBeVisible();
  await setUp.go();
});

test('a rule that is changed governs the game: a straight of 3,000', async ({ page, table, setUp }) => {
  await setUp.open(seeds.straight);
  await setUp.choose('Straight 1–6', '3,000 points');
  await expect(page.getByText('1 rule differs from “Classic”')).toBeVisible();
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.straight, 0, 0, 6);
  await table.setAside([1, 2, 3, 4, 5, 6]);
  await expect(table.button('Bank 3,000')).toBeVisible();
});

test('rules that are kept for new games govern the next one press of Play', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open();
  await page.getByRole('radio', { name: 'Simple', exact: true }).click();
  await setUp.choose('Hot dice', 'Must roll');
  await page.getByRole('button', { name: 'Keep these rules for new games' }).click();
  await expect(page.getByText('Kept. New games start with these rules.')).toBeVisible();
  await page.goto(`/?seed=${seeds.straight}`);
  await page.getByText('Play', { exact: true }).click();
  await table.press('Roll 6 dice');
  await table.setAside([1, 2, 3, 4, 5, 6]);
  // In the simple table a straight is 2,500, and these hot dice must be rolled.
  await expect(table.button('Bank 2,500')).toHaveAccessibleDescription('Hot dice must be rolled');
  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.straight, 0, 1, 6);
});
