import { SetUp } from './table/SetUp.ts';
import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';
import { Table } from './table/Table.ts';

test('the whole browser dies right after a press: its next start finds the game as it was', async ({
  playwright,
  launchOptions,
  baseURL,
}, testInfo) => {
  const open = async () => {
    const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      reducedMotion: 'reduce',
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };

  const first = await open();
  const setUp = new SetUp(first.page);
  const table = new Table(first.page);
  await setUp.open(seeds.vector);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1, 1]);
  await table.press('Roll 4 dice');
  const { dice, scores } = await table.sight();
  const gone = first.context.waitForEvent('close');
  const session = await first.context.newCDPSession(first.page);
  void session.send('Browser.crash').catch(() => undefined);
  await gone;

  const second = await open();
  const again = new Table(second.page);
  await again.open();
  await again.asked();
  expect(await again.sight()).toMatchObject({ dice, scores });
  await again.expectDealt(seeds.vector, 0, 1, 4);
  await second.context.close();
});
