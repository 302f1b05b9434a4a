import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';

test('two people hand the device on, each called by name, and the next turn waits until it is taken', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.thousands);
  await setUp.people('Ada', 'Ben');
  await setUp.go();
  await expect(page.getByRole('heading', { name: 'Playing together · practice' })).toBeVisible();
  await table.reached('handingOver');
  await expect(page.getByRole('heading', { name: 'Ada begins' })).toBeFocused();
  await table.press('I am Ada');
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  await table.press('Bank 100');

  await expect(page.getByRole('heading', { name: 'Pass the device to Ben' })).toBeFocused();
  await expect(page.getByRole('main').getByText('Ada kept 1, banked 100.').first()).toBeVisible();
  // The dice of the next turn are not to be seen or rolled before Ben has the device.
  await expect(table.dice).toHaveCount(0);
  await page.keyboard.press('r');
  await table.press('I am Ben');
  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.thousands, 1, 0, 6);
  await table.expectScores([100, 0]);

  // The names are offered again for the next game.
  await setUp.open();
  await setUp.mode('Play together').click();
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Ada');
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Ben');
});

test('one of three leaves: the others play on, and the last who stays has won', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.vector);
  await setUp.people('Ada', 'Ben', 'Cem');
  await setUp.go();
  await table.press('I am Ada');
  await table.press('Roll 6 dice');
  await table.setAside([1]);

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Ada leaves the game' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this game?' });
  await expect(question).toContainText('Ada leaves the game, and the others play on.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(table.button('Bank 100')).toBeVisible();

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Ada leaves the game' }).click();
  await question.getByRole('button', { name: 'Leave the game' }).click();
  // The points of the turn are lost, and the next in order is Ben.
  await expect(page.getByRole('heading', { name: 'Pass the device to Ben' })).toBeVisible();
  await table.expectScores([0, 0, 0]);

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Cem leaves the game' }).click();
  await question.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page.getByRole('heading', { name: 'Ben wins' })).toBeVisible();
  await expect(table.words('everybody else has left')).toBeVisible();
});

test('of three people the middle one reaches the target, and each other has one more turn', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.thousands);
  await setUp.people('Ada', 'Ben', 'Cem');
  await setUp.type('Target', 1000);
  await setUp.go();
  await table.press('I am Ada');
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  await table.press('Bank 100');

  await table.press('I am Ben');
  await table.press('Roll 6 dice');
  await table.setAside([6, 6, 6, 6]);
  await expect(table.words('makes 1,000: final round')).toBeVisible();
  await table.press('Bank 1,000');

  await expect(page.getByRole('heading', { name: 'Pass the device to Cem for the last turn' })).toBeVisible();
  await table.press('I am Cem');
  await expect(table.words('Last turn: 1,050 more to take the lead.')).toBeVisible();
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  await expect(table.words('Banking now loses: 100 against 1,000.')).toBeVisible();
  await expect(table.button('Bank 100')).toHaveAccessibleDescription('makes 100 and loses');
  await table.press('Bank 100');

  await expect(page.getByRole('heading', { name: 'Pass the device to Ada for the last turn' })).toBeVisible();
  await table.press('I am Ada');
  await expect(table.words('Last turn: 950 more to take the lead.')).toBeVisible();
  await table.press('Roll 6 dice');
  await table.setAside([1, 1, 1]);
  await expect(table.words(/^Banking now loses/)).toHaveCount(0);
  await table.press('Bank 1,000');

  // Ben does not play again, although Ada has passed him.
  await expect(page.getByRole('heading', { name: 'Ada wins' })).toBeVisible();
  await expect(table.words('by 100 points')).toBeVisible();
  const ranking = page.getByRole('list', { name: 'Final scores' }).getByRole('listitem');
  await expect(ranking).toHaveText([/^1 ?Ada ?1,100$/, /^2 ?Ben ?1,000$/, /^3 ?Cem ?100$/]);
  await expect(table.words('Ben starts')).toBeVisible();
});

test('equal scores share the win, and it is named as shared', async ({ page, table, setUp }) => {
  await setUp.open(seeds.thousands);
  await setUp.people('Ada', 'Ben');
  await setUp.type('Target', 1000);
  await setUp.go();
  await table.press('I am Ada');
  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.thousands, 0, 0, 6);
  await table.setAside([1, 1, 1]);
  await table.press('Bank 1,000');
  await table.press('I am Ben');
  await table.press('Roll 6 dice');
  await table.setAside([6, 6, 6, 6]);
  // A bank that draws level does not lose.
  await expect(table.words(/^Banking now loses/)).toHaveCount(0);
  await table.press('Bank 1,000');

  await expect(page.getByRole('heading', { name: 'Ada and Ben share the win' })).toBeVisible();
  await expect(table.words('with 1,000 points each')).toBeVisible();
  const ranking = page.getByRole('list', { name: 'Final scores' }).getByRole('listitem');
  await expect(ranking).toHaveText([/^=1 ?Ada ?shared win ?1,000$/, /^=1 ?Ben ?shared win ?1,000$/]);
});
