import { classic, simple } from '@farkle/rules';
import { expect } from '@playwright/test';
import { expectNoSidewaysScroll, test as journey, seeWhatCame } from './journey.ts';
import { Trainer } from './trainer.ts';

const test = journey.extend<{ trainer: Trainer }>({
  trainer: async ({ page }, use) => {
    const trainer = new Trainer(page, classic);
    await trainer.open();
    await use(trainer);
  },
});

test('somebody answers ten questions by mouse, misses one, sees it again, and finds it among the progress', async ({
  page,
  trainer,
}) => {
  await trainer.answers.nth(await trainer.wrongPlace()).click();
  await expect(trainer.feedback(false)).toBeVisible();
  await expect(page.getByText(/^You said: /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'How it divides' }).getByRole('listitem')).not.toHaveCount(0);
  await trainer.goOn();

  for (let number = 2; number <= 10; number++) {
    await expect(trainer.question).toHaveAccessibleName(new RegExp(`^Question ${number} of 10\\.`));
    await trainer.answers.nth(await trainer.rightPlace()).click();
    await expect(trainer.feedback(true)).toBeVisible();
    await trainer.goOn();
  }

  await expect(trainer.summary(9)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Missed, once more' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(trainer.question).toHaveAccessibleName(/^Question 1 of 10\./);

  await page.getByRole('link', { name: 'All drills' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Value' })).toContainText(/Rating 1,\d{3}/);
  await expect(page.getByRole('link', { name: 'Back to Farkle' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Progress' }).click();
  const value = page.getByRole('region', { name: 'Value' });
  await expect(value.getByRole('img', { name: /rating over the last 10 answers/ })).toBeVisible();
  await expect(value.getByRole('cell', { name: '9 of 10' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const copy = await download;
  expect(copy.suggestedFilename()).toBe('farkle-training.json');
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('Your training has been deleted.').first()).toBeVisible();
  await expect(value).toHaveCount(0);

  // The copy brings it back; another file does not, and where there is something already it is asked first.
  const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Bring back a copy' }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText(/^This file is no copy of a training\./).first()).toBeVisible();
  await choose(await copy.path());
  await expect(value.getByRole('cell', { name: '9 of 10' })).toBeVisible();
  await choose(await copy.path());
  await expect(page.getByRole('alertdialog')).toContainText(/holds 10 answers/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep what is here' }).click();
  await expect(value.getByRole('cell', { name: '9 of 10' })).toBeVisible();
});

test('somebody plays a session by keyboard only, and hears how each answer was', async ({
  page,
  trainer,
}) => {
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
    await expect(page.locator('[data-live-region]').filter({ hasText: /^Right\. .+\. .+\.$/ })).toHaveCount(
      1,
    );
    await expect(trainer.next).toBeFocused();
    await seeWhatCame(page);
    await page.keyboard.press('Enter');
  }
  await expect(trainer.summary(10)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Once more' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(trainer.question).toBeFocused();

  await page.evaluate(() => localStorage.setItem('farkle.settings', '{"singleKeys":false}'));
  await page.reload();
  await expect(trainer.question).toBeVisible();
  await page.keyboard.press('1');
  await expect(trainer.question).toBeVisible();
});

test('rules, ratings and what cannot be read are there at the next visit; a double press answers once', async ({
  page,
  trainer,
}) => {
  const right = trainer.answers.nth(await trainer.rightPlace());
  // The clock stands still, so that both presses come together however busy the machine is.
  await page.clock.setFixedTime(Date.now() + 1000);
  await right.dblclick();
  await expect(trainer.feedback(true)).toBeVisible();
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'All drills' }).click();
  await page.getByRole('radio', { name: 'Simple' }).check();
  await page.getByRole('link', { name: 'Value' }).click();
  const there = new Trainer(page, simple);
  const rightThere = there.answers.nth(await there.rightPlace());
  await page.clock.setFixedTime(Date.now() + 60_000);
  await rightThere.click();
  await expect(there.feedback(true)).toBeVisible();
  await page.reload();
  await expect(there.question).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Simple');
  const kept = await page.evaluate(() => localStorage.getItem('farkle.training.value'));
  expect(JSON.parse(kept ?? '')).toMatchObject({
    tables: { simple: { answered: 1 }, classic: { right: 1 } },
  });
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('farkle.settings'))) ?? '')).toEqual({
    trainingRules: 'simple',
  });

  await page.evaluate(() => localStorage.setItem('farkle.training.value', '{"version":2,"tab'));
  await page.reload();
  await expect(there.question).toBeVisible();
  const aside = await page.evaluate(() => localStorage.getItem('farkle.training.value.damaged'));
  expect(aside).toBe('{"version":2,"tab');
});

test('somebody answers against the clock until time is up', async ({ page, trainer }) => {
  await page.clock.install();
  await page.reload();
  await expect(trainer.question).toBeVisible();
  await page.getByRole('combobox', { name: 'Length of the session' }).selectOption('1 minute');
  await expect(page.getByRole('timer', { name: /Time left: 1:00|Time left: 0:59/ })).toBeVisible();
  await page.clock.runFor(20_000);
  await trainer.answers.nth(await trainer.rightPlace()).click();
  await expect(trainer.feedback(true)).toBeVisible();
  // Reading takes no time.
  await page.clock.runFor(50_000);
  await trainer.goOn();
  await expect(trainer.question).toBeVisible();
  await page.clock.runFor(45_000);
  await expect(page.getByText('Time is up.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 of 1 right' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('somebody plays a session by touch, all of it fits, and text twice as large loses nothing', async ({
    page,
    trainer,
  }) => {
    for (let number = 1; number <= 10; number++) {
      const place = number === 4 ? await trainer.wrongPlace() : await trainer.rightPlace();
      await expect(trainer.answers.nth(3)).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      await trainer.answers.nth(place).tap();
      await expect(trainer.feedback(number !== 4)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await trainer.goOn('tap');
    }
    await expect(trainer.summary(9)).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Once more' }).tap();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
    await trainer.answers.nth(await trainer.wrongPlace()).tap();
    await expect(trainer.feedback(false)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
