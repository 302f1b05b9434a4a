import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';

/** Exact farkle chances under the classic rules (rulebook: 36 of 216 … 1080 of 46,656), as the page writes them. */
const farkleChance: Readonly<Record<string, string>> = {
  '1 die': '66.7%',
  '2 dice': '44.4%',
  '3 dice': '27.8%',
  '4 dice': '15.7%',
  '5 dice': '7.7%',
  '6 dice': '2.3%',
};

test('a person chooses how strong the computer is, and hard plays exactly', async ({
  page,
  setUp,
  table,
}) => {
  for (const [level, note] of [
    ['Easy', 'easy'],
    ['Medium', 'medium'],
    ['Hard', 'hard, exact play'],
  ] as const) {
    await setUp.open(seeds.vector);
    await page.getByRole('radio', { name: level, exact: true }).click();
    await setUp.start.click();
    const giveUp = page.getByRole('button', { name: 'Give up and start anew' });
    await expect(giveUp.or(page.locator('[data-phase]')).first()).toBeVisible({ timeout: 45_000 });
    if (await giveUp.isVisible()) await giveUp.click();
    await expect(table.words(note)).toBeVisible({ timeout: 60_000 });
  }
});

test('the coach shows the best move and why, with exact chances, by key and by menu', async ({
  page,
  setUp,
  table,
}) => {
  await setUp.open(seeds.vector);
  await setUp.go();
  await table.press('Roll 6 dice');
  await page.keyboard.press('h');
  const coach = page.getByRole('dialog', { name: 'The coach' });
  await expect(coach.getByText(/% to win, the next best /)).toBeVisible({ timeout: 60_000 });
  const move = await coach.getByText(/^Best: set aside /).textContent();
  const rolled = /roll (.*)\.$/.exec(move ?? '')?.[1] ?? '';
  await expect(coach).toContainText(`farkles ${farkleChance[rolled]} of the time`);

  await coach.getByRole('button', { name: /^Set th(is die|ese dice) aside$/ }).click();
  await expect(coach).toBeHidden();
  await expect(table.button(`Roll ${rolled}`)).toBeVisible();
  await expect(table.dice.locator('button[aria-pressed="true"]').first()).toBeVisible();

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'The coach' }).click();
  await expect(coach).toContainText('Best: set aside');
  await page.keyboard.press('Escape');
  await expect(coach).toBeHidden();
});

test('under rules of one’s own hard says how exactly it plays, and the table is never blocked', async ({
  page,
  setUp,
  table,
}) => {
  await setUp.open(seeds.vector);
  await page.getByRole('radio', { name: 'Hard', exact: true }).click();
  await setUp.choose('Entry minimum', '500');
  await setUp.go();
  // Rolling is possible while the worker still reckons.
  await table.press('Roll 6 dice');
  await expect(table.words('hard, nearly exact')).toBeVisible({ timeout: 90_000 });
});
