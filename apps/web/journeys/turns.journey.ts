import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';

test('a farkle freezes the table with the lost points struck through until somebody goes on', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.farkleAfterOne);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.farkleAfterOne, 0, 0, 6);
  await table.setAside([1]);
  const seen = await table.press('Roll 5 dice');
  expect(seen.phase).toBe('farkled');
  await table.expectDealt(seeds.farkleAfterOne, 0, 1, 5);
  await expect(page.locator('s')).toHaveText('100');
  await expect(table.words('No die of this roll scores.')).toBeVisible();
  await expect(table.button('Farkle: go on')).toHaveAccessibleDescription('100 lost');
  await expect(table.live.filter({ hasText: 'Farkle, 100 lost.' })).toHaveCount(1);
  await expect(table.button(/^(Roll|Bank)/)).toHaveCount(0);
  await table.press('Farkle: go on');
  expect((await table.sight()).scores[0]).toBe(0);
});

test('a straight is hot dice: six dice are rolled again with its 1,500 still at risk', async ({
  table,
  setUp,
}) => {
  await setUp.open(seeds.straight);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.straight, 0, 0, 6);
  await table.setAside([1, 2, 3, 4, 5, 6]);
  await expect(table.words('Hot dice!')).toBeVisible();
  await expect(table.button('Bank 1,500')).toHaveAccessibleDescription('makes 1,500');
  await expect(table.button('Roll 6 dice')).toHaveAccessibleDescription('1,500 at risk');
  await table.press('Roll 6 dice');
  // 6-6-1-2-6-2: three 6s and a 1 are 700 more.
  await table.expectDealt(seeds.straight, 0, 1, 6);
  await table.setAside([6, 6, 6, 1]);
  await table.press('Bank 2,200');
  expect((await table.sight()).scores[0]).toBe(2200);
});

test('dice kept over two rolls are hot together: 1-5, then 2-2-2-1, with 450', async ({ table, setUp }) => {
  await setUp.open(seeds.hotOverTwoRolls);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1, 5]);
  await expect(table.button('Bank 150')).toBeVisible();
  await table.press('Roll 4 dice');
  await table.expectDealt(seeds.hotOverTwoRolls, 0, 1, 4);
  await table.setAside([2, 2, 2, 1]);
  await expect(table.words('Hot dice!')).toBeVisible();
  await expect(table.button('Bank 450')).toBeVisible();
  await expect(table.button('Roll 6 dice')).toHaveAccessibleDescription('450 at risk');
});

test('a bank to the target says that it starts the final round, and the computer has one more turn', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.thousands);
  await setUp.type('Target', 1000);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.thousands, 0, 0, 6);
  await table.setAside([1, 1, 1]);
  await expect(table.button('Bank 1,000')).toHaveAccessibleDescription('makes 1,000: final round');
  await table.press('Bank 1,000');
  await table.reached('over');
  // The computer needs more than 1,000 and throws 6-6-6-6-4-4: its one turn is in the log of the game.
  await expect(table.words(/^Computer (kept|had|farkled)/).first()).toBeAttached();
  await expect(page.getByRole('list', { name: 'Final scores' }).getByRole('listitem')).toHaveCount(2);
});

test('a game that ends at once is over with the bank that reaches the target', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.thousands);
  await setUp.type('Target', 1000);
  await setUp.choose('Ending', 'At once: that bank wins');
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1, 1, 1]);
  await expect(table.button('Bank 1,000')).toHaveAccessibleDescription('makes 1,000 and wins');
  await table.press('Bank 1,000');
  await expect(page.getByRole('heading', { name: 'You win' })).toBeVisible();
  await expect(table.words('by 1,000 points')).toBeVisible();
});

test('the third farkle in a row is warned of, and takes no more than there is', async ({ table, setUp }) => {
  await setUp.open(seeds.threeFarkles);
  await setUp.mode('Solo, ten turns').click();
  await setUp.choose('Three farkles in a row', '500 points');
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  await table.press('Bank 100');
  for (const turn of [1, 2]) {
    expect((await table.press('Roll 6 dice')).phase).toBe('farkled');
    await table.expectDealt(seeds.threeFarkles, turn, 0, 6);
    await expect(table.button('Farkle: go on')).toHaveAccessibleDescription('nothing lost');
    await table.press('Farkle: go on');
  }
  await expect(table.words('A third farkle in a row costs 100.')).toBeVisible();
  await table.press('Roll 6 dice');
  await expect(table.words('The third farkle in a row: 100 taken from the score.')).toBeVisible();
  await expect(table.button('Farkle: go on')).toHaveAccessibleDescription('0 lost, 100 taken from the score');
  await table.press('Farkle: go on');
  await table.expectScores([0]);
  // The count begins anew.
  await expect(table.words(/^A third farkle in a row/)).toHaveCount(0);
});

test('solo, the fewest turns to the target are counted', async ({ page, table, setUp }) => {
  await setUp.open(seeds.thousands);
  await setUp.mode('Solo, fewest turns').click();
  await setUp.type('Target', 1000);
  await setUp.go();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solo, fewest turns · practice');
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  await table.press('Bank 100');
  await table.press('Roll 6 dice');
  await table.setAside([6, 6, 6, 6]);
  await table.press('Bank 1,000');
  await expect(page.getByRole('heading', { name: 'Done in 2 turns' })).toBeVisible();
  await expect(table.words('with 1,100 points')).toBeVisible();
});
