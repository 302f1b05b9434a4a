import { expectNoSidewaysScroll, untilAwake } from './table/manners.ts';
import { expect, test } from './table/siteTest.ts';
import { tours } from './table/tours.ts';

test.use({ viewport: { width: 360, height: 740 }, forgiven: [/status of 404/] });

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('font-size', '200%');
    });
  });
});

test('text twice as large does not scroll sideways on any page', async ({ page, setUp }) => {
  for (const address of ['/', '/play', '/settings', '/nowhere']) {
    await page.goto(address);
    await untilAwake(page);
    await test.step(address, () => expectNoSidewaysScroll(page));
  }
  await setUp.open();
  await setUp.rule('Target');
  await expectNoSidewaysScroll(page);
});

for (const [name, tour] of Object.entries(tours)) {
  test(`text twice as large loses nothing at the table: ${name}`, async ({ page, table, setUp }) => {
    test.slow();
    for await (const state of tour(page, table, setUp)) {
      await test.step(state, async () => {
        await expectNoSidewaysScroll(page);
        // Every word can be read: none is cut off.
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('main button, main h2, main p, main li')]
            .filter(
              (each) =>
                each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible',
            )
            .map(({ textContent }) => textContent),
        );
        expect(cut).toEqual([]);
      });
    }
  });
}
