import { classic, type Face, farkleOdds, scoringDice } from '@farkle/rules';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, seeWhatCame, test } from './journey.ts';

/** The dice of the roll, read from the table, and the places of those that score. */
async function readRoll(page: Page): Promise<readonly number[]> {
  const dice = await page.getByRole('group', { name: 'The roll' }).getByRole('button').all();
  const faces = await Promise.all(dice.map((die) => die.getAttribute('aria-label')));
  const roll = faces.map((name) => Number(name?.[0]) as Face);
  return scoringDice(roll, classic).flatMap(({ scores }, place) => (scores ? [place] : []));
}

const question = (page: Page) => page.getByRole('heading', { name: /^Question / });
const right = (page: Page) => page.getByRole('heading', { name: 'Right', exact: true });
const wrong = (page: Page) => page.getByRole('heading', { name: 'Not quite', exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next question' });

/** Sets the slider to the exact risk where a risk is asked; true then. */
async function estimateRisk(page: Page, press: (key: string) => Promise<void>): Promise<boolean> {
  const slider = page.getByRole('slider');
  const asked = await question(page).textContent();
  const count = /(One|\d) (?:die is|dice are) rolled/.exec(asked ?? '')?.[1];
  if (count === undefined) return false;
  const { farkles, rolls } = farkleOdds(count === 'One' ? 1 : Number(count), classic);
  const percent = Math.round((100 * farkles) / rolls);
  const now = Number(await slider.inputValue());
  for (let step = Math.abs(percent - now); step > 0; step--) {
    await press(percent > now ? 'ArrowRight' : 'ArrowLeft');
  }
  await expect(slider).toHaveValue(String(percent));
  return true;
}

test('somebody spots dice and estimates odds by keyboard only', async ({ page }) => {
  await page.goto('/training#/spot');
  for (let number = 1; number <= 3; number++) {
    await expect(question(page)).toHaveAccessibleName(new RegExp(`^Question ${number} of 10\\.`));
    for (const place of await readRoll(page)) await page.keyboard.press(String(place + 1));
    await seeWhatCame(page);
    await page.keyboard.press('Enter');
    await expect(right(page)).toBeVisible();
    await seeWhatCame(page);
    await page.keyboard.press('Enter');
  }

  await page.goto('/training#/odds');
  await expect(question(page)).toHaveAccessibleName(/^Question 1 of 10\./);
  await page.getByRole('slider').focus();
  let estimated = 0;
  for (let number = 1; number <= 6 && estimated < 2; number++) {
    const isRisk = await estimateRisk(page, (key) => page.keyboard.press(key));
    await seeWhatCame(page);
    await page.keyboard.press('Enter');
    if (isRisk) {
      estimated++;
      await expect(right(page)).toBeVisible();
    }
    await expect(page.getByRole('list', { name: 'Your estimate and the exact figure' })).toBeVisible();
    await expect(next(page)).toBeFocused();
    await seeWhatCame(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('slider')).toBeFocused();
  }
  expect(estimated).toBe(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every screen of value, spot, odds and progress is usable by touch and by everybody, ${colorScheme}`, async ({
      page,
    }) => {
      // Nine screens are measured.
      test.setTimeout(240_000);
      await page.emulateMedia({ colorScheme });
      const look = async () => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      };
      await page.goto('/training');
      await expect(page.getByRole('link', { name: 'Spot' })).toBeVisible();
      await look();

      await page.getByRole('link', { name: 'Value' }).tap();
      await expect(question(page)).toBeVisible();
      await look();
      await page.getByRole('group', { name: 'Answers' }).getByRole('button').first().tap();
      await expect(right(page).or(wrong(page))).toBeVisible();
      await look();

      await page.getByRole('link', { name: 'All drills' }).tap();
      await page.getByRole('link', { name: 'Spot' }).tap();
      await expect(question(page)).toBeVisible();
      const scoring = await readRoll(page);
      const dice = page.getByRole('group', { name: 'The roll' }).getByRole('button');
      for (const place of scoring) await dice.nth(place).tap();
      await look();
      await page.getByRole('button', { name: /^Check|^Farkle/ }).tap();
      await expect(right(page)).toBeVisible();
      await look();

      await page.getByRole('link', { name: 'All drills' }).tap();
      await page.getByRole('link', { name: 'Odds' }).tap();
      await expect(question(page)).toBeVisible();
      await page.getByRole('button', { name: 'More' }).tap();
      await look();
      await page.getByRole('button', { name: /^My estimate/ }).tap();
      await expect(right(page).or(wrong(page))).toBeVisible();
      await look();

      await page.getByRole('combobox', { name: 'Length of the session' }).selectOption('Until I stop');
      await next(page).tap();
      await page.getByRole('button', { name: 'Stop' }).tap();
      await expect(page.getByRole('heading', { name: /of 1 right/ })).toBeVisible();
      await look();

      await page.getByRole('link', { name: 'All drills' }).tap();
      await page.getByRole('link', { name: 'Progress' }).tap();
      await expect(page.getByRole('region', { name: 'Odds' })).toBeVisible();
      await look();
    });
  }
});
