import AxeBuilder from '@axe-core/playwright';
import { classic, simple } from '@farkle/rules';
import { test as base, expect, type Page } from '@playwright/test';
import { Trainer } from './trainer.ts';

/** Every journey fails when the page reports an error. */
const test = base.extend<{ trainer: Trainer; complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  trainer: async ({ page }, use) => {
    const trainer = new Trainer(page, classic);
    await trainer.open();
    await use(trainer);
  },
});

async function expectAccessible(page: Page) {
  // Colours are measured once they have arrived.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page) {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBeLessThanOrEqual(0);
}

test('somebody answers ten questions by mouse, misses one and sees it again', async ({ page, trainer }) => {
  await trainer.answers.nth(await trainer.wrongPlace()).click();
  await expect(trainer.feedback(false)).toBeVisible();
  await expect(page.getByText(/^You said: /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'How it divides' }).getByRole('listitem')).not.toHaveCount(0);
  await trainer.next.click();

  for (let number = 2; number <= 10; number++) {
    await expect(trainer.question).toHaveAccessibleName(new RegExp(`^Question ${number} of 10\\.`));
    await trainer.answers.nth(await trainer.rightPlace()).click();
    await expect(trainer.feedback(true)).toBeVisible();
    await trainer.next.click();
  }

  await expect(trainer.summary(9)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Missed, once more' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(trainer.question).toHaveAccessibleName(/^Question 1 of 10\./);
});

test('somebody plays a round by keyboard only', async ({ page, trainer }) => {
  for (let number = 1; number <= 10; number++) {
    const place = await trainer.rightPlace();
    if (number % 2 === 1) {
      await page.keyboard.press(String(place + 1));
    } else {
      // The question has the focus; the answers follow it.
      await expect(trainer.question).toBeFocused();
      for (let step = 0; step <= place; step++) await page.keyboard.press('Tab');
      await expect(trainer.answers.nth(place)).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(trainer.feedback(true)).toBeVisible();
    await expect(trainer.next).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(trainer.summary(10)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Once more' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(trainer.question).toBeFocused();
});

test('feedback is said to those who listen', async ({ page, trainer }) => {
  await page.keyboard.press(String((await trainer.rightPlace()) + 1));
  await expect(page.locator('[data-live-region]').filter({ hasText: /^Right\. .+\. .+\.$/ })).toHaveCount(1);
});

test('a double press answers once and skips no feedback', async ({ page, trainer }) => {
  await trainer.answers.nth(await trainer.rightPlace()).dblclick({ delay: 20 });
  await expect(trainer.feedback(true)).toBeVisible();
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
});

test('digits do nothing when single-key shortcuts are switched off', async ({ page, trainer }) => {
  await page.evaluate(() => localStorage.setItem('farkle.settings', '{"singleKeys":false}'));
  await page.reload();
  await expect(trainer.question).toBeVisible();
  await page.keyboard.press('1');
  await expect(trainer.question).toBeVisible();
});

test('the chosen table and what was reached are there at the next visit', async ({ page, trainer }) => {
  const choice = page.getByRole('group', { name: 'Rules' });
  await choice.getByRole('radio', { name: 'Simple' }).check();
  const there = new Trainer(page, simple);
  await there.answers.nth(await there.rightPlace()).click();
  await expect(there.feedback(true)).toBeVisible();
  await page.reload();
  await expect(trainer.question).toBeVisible();
  await expect(choice.getByRole('radio', { name: 'Simple' })).toBeChecked();
  const kept = await page.evaluate(() => localStorage.getItem('farkle.training.value'));
  expect(JSON.parse(kept ?? '')).toMatchObject({ standings: { simple: { answered: 1, right: 1 } } });
});

test('damaged progress is set aside and the drill begins anew', async ({ page, trainer }) => {
  await page.evaluate(() => localStorage.setItem('farkle.training.value', '{"version":1,"stand'));
  await page.reload();
  await expect(trainer.question).toBeVisible();
  const aside = await page.evaluate(() => localStorage.getItem('farkle.training.value.damaged'));
  expect(aside).toBe('{"version":1,"stand');
});

test('the way back leads to the site', async ({ page, trainer }) => {
  await expect(trainer.question).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Farkle' })).toHaveAttribute('href', '/');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`question and feedback are accessible, ${colorScheme}`, async ({ page, trainer }) => {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await trainer.answers.nth(await trainer.wrongPlace()).click();
    await expect(trainer.feedback(false)).toBeVisible();
    await expectAccessible(page);
  });

  test(`the summary is accessible, ${colorScheme}`, async ({ page, trainer }) => {
    await page.emulateMedia({ colorScheme });
    for (let number = 1; number <= 10; number++) {
      const place = number % 2 === 0 ? await trainer.rightPlace() : await trainer.wrongPlace();
      await trainer.answers.nth(place).click();
      await trainer.next.click();
    }
    await expect(trainer.summary(5)).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('somebody plays a round by touch, and all of it fits', async ({ page, trainer }) => {
    for (let number = 1; number <= 10; number++) {
      const place = number === 4 ? await trainer.wrongPlace() : await trainer.rightPlace();
      await expect(trainer.answers.nth(3)).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      await trainer.answers.nth(place).tap();
      await expect(trainer.feedback(number !== 4)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await trainer.next.tap();
    }
    await expect(trainer.summary(9)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('text twice as large loses nothing', async ({ page, trainer }) => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
    await trainer.answers.nth(await trainer.wrongPlace()).tap();
    await expect(trainer.feedback(false)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
