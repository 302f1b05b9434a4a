import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './manners.ts';

/** With text twice as large nothing of the page as it stands is wider than the window, and no word is cut off. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await sizeText(page, '200%');
  await expectNoSidewaysScroll(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main h2, main p, main li')]
      .filter(
        (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible',
      )
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await sizeText(page, '');
}

function sizeText(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
