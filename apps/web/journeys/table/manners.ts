import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** What axe is asked about: WCAG 2.2 A and AA, and what it calls good practice. */
const demands = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until a page that the server has sent listens to presses: until React has taken its heading over. */
export async function untilAwake(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect
    .poll(() => heading.evaluate((each) => Object.keys(each).some((key) => key.startsWith('__react'))), {
      timeout: 45_000,
    })
    .toBe(true);
}

/** Everybody can use the page as it stands, by day and, where only the colours differ, by night. */
export async function expectAccessible(page: Page): Promise<void> {
  // An open menu hangs beside the landmarks of its page, which is how menus are made.
  const apart = (await page.getByRole('menu').count()) > 0 ? ['region'] : [];
  // No frames here: asked within the page itself, it needs no second page to gather the answers in.
  const ask = () => new AxeBuilder({ page }).setLegacyMode();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolation(page, ask().withTags(demands).disableRules(apart));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, ask().withRules(['color-contrast']));
}

async function expectNoViolation(page: Page, question: AxeBuilder): Promise<void> {
  // Colours are measured once they have arrived.
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().every((each) => each.playState !== 'running')))
    .toBe(true);
  const { violations } = await question.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message}`)}`),
  ).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
      .map((each) => `<${each.tagName.toLowerCase()} class="${each.className}">`);
  });
  expect(wide).toEqual([]);
}

/** The least side of a target for a finger, in pixels. */
const finger = 44;

/** What is to be pressed lies within the window and is large enough for a finger. */
export async function expectWithinReach(targets: Locator): Promise<void> {
  for (const target of await targets.all()) {
    await expect(target).toBeInViewport({ ratio: 0.99 });
    const box = await target.boundingBox();
    expect(
      Math.min(box?.width ?? 0, box?.height ?? 0),
      (await target.textContent()) ?? '',
    ).toBeGreaterThanOrEqual(finger);
  }
}
