import { untilAwake } from './table/manners.ts';
import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';

test('Play pressed twice starts one game', async ({ page, table }) => {
  await page.goto(`/?seed=${seeds.vector}`);
  await untilAwake(page);
  await page.getByText('Play', { exact: true }).dblclick();
  await expect(page).toHaveURL(/\/play\/table$/);
  const seen = await table.asked();
  expect(seen).toMatchObject({ phase: 'ready', scores: [0, 0] });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('Start pressed twice starts one game', async ({ page, table, setUp }) => {
  await setUp.open(seeds.vector);
  await setUp.start.dblclick();
  await expect(page).toHaveURL(/\/play\/table$/);
  const seen = await table.asked();
  expect(seen).toMatchObject({ phase: 'ready', scores: [0, 0] });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('every press of the table made twice does one thing', async ({ page, table, setUp }) => {
  await setUp.open(seeds.farkleAfterOne);
  await setUp.people('Ada', 'Ben');
  await setUp.go();
  table.hand = (press) => press.dblclick();

  await table.press('I am Ada');
  expect((await table.sight()).phase).toBe('ready');

  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.farkleAfterOne, 0, 0, 6);
  expect((await table.sight()).phase).toBe('choosing');

  // A die is a switch: pressed twice it is set aside and put back.
  await table.die(1).dblclick();
  await expect(table.die(1)).toHaveAccessibleName('1, scores 100');
  await table.die(1).click();

  // The second press of Roll meets a farkle and does not pass over it.
  await table.press('Roll 5 dice');
  expect((await table.sight()).phase).toBe('farkled');
  await table.press('Farkle: go on');
  await expect(page.getByRole('heading', { name: 'Pass the device to Ben' })).toBeVisible();

  await table.press('I am Ben');
  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.farkleAfterOne, 1, 0, 6);
  await page.keyboard.press('a');
  await table.press(/^Bank /);
  expect((await table.sight()).phase).toBe('handingOver');
  await expect(page.getByRole('heading', { name: 'Pass the device to Ada' })).toBeVisible();
});

test('Leave and Rematch pressed twice do one thing each', async ({ page, table, setUp }) => {
  await setUp.open(seeds.vector);
  await setUp.people('Ada', 'Ben', 'Cem');
  await setUp.go();
  await table.asked();
  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Ada leaves the game' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the game' }).dblclick();
  await expect(page.getByRole('heading', { name: /Ben/ })).toBeVisible();
  expect((await table.sight()).phase).toBe('handingOver');

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Ben leaves the game' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the game' }).click();
  await table.reached('over');
  await expect(table.words('Ben starts')).toBeVisible();
  await table.button('Rematch').dblclick();
  await expect(page.getByRole('heading', { name: 'Ben begins' })).toBeVisible();
  await table.expectScores([0, 0, 0]);
});

test('a new game pressed over an unfinished one asks first, and keeps it when told so', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.vector);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  const question = page.getByRole('alertdialog', { name: 'Give up your unfinished game?' });

  await page.goto('/');
  await untilAwake(page);
  await page
    .getByText(/^(Play|New game)$/)
    .first()
    .click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep it' }).click();

  await setUp.open();
  await setUp.start.dblclick();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  await table.open();
  await expect(table.die(2)).toHaveAccessibleName('1, set aside');

  await setUp.open();
  await setUp.start.click();
  await question.getByRole('button', { name: 'Give up and start anew' }).dblclick();
  await expect(page).toHaveURL(/\/play\/table$/);
  expect((await table.asked()).phase).toBe('ready');
});
