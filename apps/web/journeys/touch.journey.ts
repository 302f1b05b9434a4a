import { expectNoSidewaysScroll, expectWithinReach, untilAwake } from './table/manners.ts';
import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('somebody plays a game by touch on a small phone, and all of it is within reach', async ({
  page,
  table,
  setUp,
}) => {
  test.slow();
  await page.goto('/');
  await untilAwake(page);
  await expectNoSidewaysScroll(page);
  await page.getByText('Your own game').tap();
  await expect(page).toHaveURL(/\/play$/);
  await expectNoSidewaysScroll(page);
  await setUp.type('Target', 1500);
  await expectNoSidewaysScroll(page);
  await setUp.start.tap();

  const bar = page.getByRole('group', { name: 'Your move' }).getByRole('button');
  table.hand = async (press) => {
    await expectWithinReach(bar);
    await expectWithinReach(table.dice.getByRole('button'));
    await expectNoSidewaysScroll(page);
    await press.tap();
  };
  let own = 0;
  for (let seen = await table.asked(); seen.phase !== 'over'; seen = await table.asked()) {
    own += await table.playTurn(300);
    expect((await table.sight()).scores[0]).toBe(own);
  }
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('list', { name: 'Final scores' })).toBeVisible();
  const rematch = table.button('Rematch');
  await expectWithinReach(rematch);
  await rematch.tap();
  await expect(table.button('Roll 6 dice')).toBeVisible();
});

test('choosing dice moves nothing: every die and press stays where it was', async ({
  page,
  table,
  setUp,
}) => {
  const places = async () => {
    const bar = page.getByRole('group', { name: 'Your move' });
    const shown = [...(await table.dice.getByRole('button').all()), bar];
    const boxes = await Promise.all(shown.map((each) => each.boundingBox()));
    return boxes.map((box) => [box?.x, box?.y, box?.width, box?.height].map((side) => Math.round(side ?? 0)));
  };

  table.hand = (press) => press.tap();
  await setUp.open(seeds.straight);
  await setUp.start.tap();
  await table.press('Roll 6 dice');
  const before = await places();
  await table.setAside([1]);
  expect(await places()).toEqual(before);
  await table.setAside([4]);
  await expect(table.words('The 4 does not score')).toHaveCount(2);
  expect(await places()).toEqual(before);
  // A long row of dice beside four digits, and news of hot dice.
  await table.setAside([2, 3, 5, 6]);
  await expect(table.words('Hot dice!')).toBeInViewport({ ratio: 1 });
  expect(await places()).toEqual(before);
  await expectNoSidewaysScroll(page);
});
