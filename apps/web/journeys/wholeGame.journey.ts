import { expect, test } from './table/siteTest.ts';
import { points, type Table } from './table/Table.ts';

/** A turn that holds so many points is banked: a whole game takes some twenty turns of each side. */
const enough = 350;

/** Plays one's own turns until the game is over, and counts along. */
async function playToTheEnd(table: Table): Promise<number> {
  let own = 0;
  for (let seen = await table.asked(); seen.phase !== 'over'; seen = await table.asked()) {
    own += await table.playTurn(enough);
    const { scores } = await table.sight();
    expect(scores[0]).toBe(own);
  }
  return own;
}

test('somebody presses Play, plays a whole game against the computer by mouse, and wants a rematch', async ({
  page,
  table,
}) => {
  test.slow();
  await page.goto('/');
  await page
    .getByRole('button', { name: 'Play', exact: true })
    .or(page.getByRole('link', { name: 'Play', exact: true }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Against the computer' })).toBeVisible();
  const own = await playToTheEnd(table);

  const { scores } = await table.sight();
  const [mine = 0, others = 0] = scores;
  expect(mine).toBe(own);
  // The game ends when somebody has banked to the target, and the other has had a last turn.
  expect(Math.max(mine, others)).toBeGreaterThanOrEqual(10_000);
  const won = mine > others ? 'You win' : 'Computer wins';
  const headline = mine === others ? 'You and Computer share the win' : won;
  await expect(page.getByRole('heading', { level: 2, name: headline })).toBeVisible();
  if (mine !== others)
    await expect(table.words(`by ${points(Math.abs(mine - others))} points`)).toBeVisible();
  const ranking = page.getByRole('list', { name: 'Final scores' }).getByRole('listitem');
  await expect(ranking).toHaveText([
    new RegExp(points(Math.max(mine, others))),
    new RegExp(points(Math.min(mine, others))),
  ]);

  // The other side starts the rematch: the first turn in the log is the computer's.
  await expect(table.words('Computer starts')).toBeVisible();
  await table.button('Rematch').click();
  await expect(table.button('Roll 6 dice')).toBeVisible({ timeout: 45_000 });
  await expect(table.words(/^(You|Computer) (kept|had|farkled)/).first()).toHaveText(/^Computer /);
  expect((await table.sight()).scores[0]).toBe(0);
});

test('a finished game is not offered for going on, an unfinished one is, with its scores', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open();
  await setUp.go();
  await table.asked();
  await table.button('Leave the table').click();
  const goOn = page
    .getByRole('link', { name: /^Go on with your game/ })
    .or(page.getByRole('button', { name: /^Go on with your game/ }));
  await expect(goOn).toContainText('You 0');
  await goOn.click();
  await table.asked();

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Give up the game' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the game' }).click();
  await expect(page.getByRole('heading', { name: 'Computer wins' })).toBeVisible();
  await expect(table.words('you left')).toBeVisible();
  await page
    .getByRole('button', { name: 'Home' })
    .or(page.getByRole('link', { name: 'Home' }))
    .click();
  await expect(page.getByText('against the computer, to 10,000')).toBeVisible();
  await expect(goOn).toHaveCount(0);
});
