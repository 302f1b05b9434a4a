import { expectAccessible, expectNoSidewaysScroll, untilAwake } from './table/manners.ts';
import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a finished game is looked at move by move: a blunder with its cost and the better move, after a reload too', async ({
  page,
  table,
  setUp,
}) => {
  await page.goto('/review');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No game to review');

  await setUp.open(seeds.thousands);
  await setUp.people('Ada', 'Ben');
  await setUp.type('Target', 1000);
  await setUp.go();
  await table.press('I am Ada');
  await table.press('Roll 6 dice');
  await table.expectDealt(seeds.thousands, 0, 0, 6);
  // Three 1s lie there, worth the whole game.
  await table.setAside([1]);
  await table.press('Bank 100');

  await page.goto('/review');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game is not over yet');
  await page.getByRole('link', { name: 'Go on with your game' }).click();

  await table.press('I am Ben');
  await table.press('Roll 6 dice');
  await table.setAside([6, 6, 6, 6]);
  await table.press('Bank 1,000');
  await table.press('I am Ada');
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  await table.press('Bank 100');
  await table.reached('over');
  await page.getByRole('link', { name: 'Review this game' }).click();
  await expect(page).toHaveURL(/\/review$/);

  const move = (number: number) => page.getByRole('region', { name: `Move ${number} of 3`, exact: true });
  const expectBlunder = async () => {
    const first = move(1);
    await expect(first).toBeVisible({ timeout: 60_000 });
    await expect(first.getByText('Blunder')).toBeVisible();
    await expect(first.getByText(/^Gave away \d+(\.\d+)?% of chance to win\.$/)).toBeVisible();
    await expect(first.getByText('Set aside 1 and bank 100')).toBeVisible();
    await expect(first.getByText(/^Set aside [1-5-]+ and bank 1,050$/)).toBeVisible();
    await expect(
      first.getByRole('img', { name: 'Rolled 5, 1, 1, 3, 1, 4, set aside 1', exact: true }),
    ).toBeVisible();
  };
  await expectBlunder();
  await expect(page.getByRole('heading', { name: 'Ben wins' })).toBeVisible();
  await expect(page.getByText(/nearly exact: off by 0\.1% at most/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.keyboard.press('ArrowRight');
  await expect(move(2)).toBeVisible();
  const curve = page.getByRole('slider', { name: 'Chance to win: Ada' });
  await curve.press('End');
  await expect(curve).toHaveAttribute('aria-valuetext', /^Move 3 of 3, Ada: Blunder\. 0\.0% to win$/);
  await page.getByLabel('Whose', { exact: true }).selectOption('Ben');
  await expect(page.getByRole('list').getByRole('button')).toHaveCount(1);
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('row', { name: /^1 Ada Set aside 1 and bank 100 Blunder/ })).toBeVisible();

  // The way back from the first page.
  await page.goto('/');
  await untilAwake(page);
  await page.getByRole('link', { name: 'Review your last game' }).click();
  await expectBlunder();
});
