import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { untilAwake } from './table/manners.ts';
import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';
import { Table } from './table/Table.ts';

/** Writes something into the place of this device's game, as a failing disk or another hand would. */
async function spoilSave(page: Page, spoiled: string): Promise<void> {
  await page.evaluate(
    (raw) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('farkle');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction('saves', 'readwrite');
          writing.objectStore('saves').put({ slot: 'table', revision: 9_000_000, raw });
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    spoiled,
  );
}

const spoiledSaves = {
  'no JSON': '{"version":1,"table":{"val',
  'no game': '{"version":1,"slot":"table","revision":9000000,"id":"x","savedAt":0,"table":{"dice":7}}',
} as const;

for (const [name, raw] of Object.entries(spoiledSaves)) {
  test(`a save that is ${name} is set aside with a message and a file to take away`, async ({
    page,
    table,
    setUp,
  }) => {
    await setUp.open();
    await setUp.go();
    await table.asked();
    await page.goto('/settings');
    await spoilSave(page, raw);

    // The review says the same and moves nothing.
    const unread = page.getByRole('heading', { name: 'The saved game could not be read' });
    await page.goto('/review');
    await expect(unread).toBeVisible();
    await table.open();
    await expect(unread).toBeVisible();
    await page.reload();
    await expect(unread).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('farkle-damaged-game.json');
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject([{ slot: 'table', raw }]);

    await page.getByText('New game', { exact: true }).click();
    await expect(page).toHaveURL(/\/play$/);
    await setUp.go();
    await table.asked();
  });
}

test('a game of a newer version is neither called none nor overwritten, and can be taken away as a file', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open();
  await setUp.go();
  await table.asked();
  await page.goto('/settings');
  const raw = '{"version":99,"slot":"table","dice":"of tomorrow"}';
  await spoilSave(page, raw);
  for (const address of ['/review', '/play/table']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'saved by a newer version' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a file' }).click();
    const file = await download;
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject([{ slot: 'table', raw }]);
  }
  await page.goto('/');
  await untilAwake(page);
  await page.getByText('Play', { exact: true }).click();
  await expect(page.getByRole('alert').getByText('a game of a newer version, and it is not')).toBeVisible();
});

test('a new game over a save that cannot be read does not destroy it', async ({ page, table, setUp }) => {
  await setUp.open();
  await setUp.go();
  await table.asked();
  await page.goto('/settings');
  await spoilSave(page, 'dice on the floor');
  await page.goto('/');
  await untilAwake(page);
  await page.getByText('Play', { exact: true }).click();
  await table.asked();
  const aside = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('farkle');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('damaged').objectStore('damaged').getAll();
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );
  expect(aside).toMatchObject([{ slot: 'table', raw: 'dice on the floor' }]);
});

test('a second tab says that the game is open elsewhere, takes it when told so, and the first one says so too', async ({
  page,
  table,
  setUp,
  context,
}) => {
  await setUp.open(seeds.vector);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1]);

  const second = new Table(await context.newPage());
  await second.open();
  const elsewhere = { name: 'This game is open in another tab' };
  await expect(second.page.getByRole('heading', elsewhere)).toBeVisible();
  await second.button('Play here').click();
  await second.asked();
  await expect(second.die(2)).toHaveAccessibleName('1, set aside');
  await expect(page.getByRole('heading', elsewhere)).toBeVisible();

  await second.press('Roll 5 dice');
  await table.button('Play here').click();
  await table.expectDealt(seeds.vector, 0, 1, 5);
  await expect(second.page.getByRole('heading', elsewhere)).toBeVisible();
});

test('a table without a game says so and leads to a new one', async ({ page, table }) => {
  await table.open();
  await expect(page.getByRole('heading', { name: 'No game on this table' })).toBeVisible();
  await page.getByText('Start one', { exact: true }).click();
  await expect(page).toHaveURL(/\/play$/);
});

for (const [name, seed, words] of [
  ['too short', 'abc', 'a seed has 64 hex digits'],
  ['no hex digits', 'g'.repeat(64), 'only the digits 0–9 and the letters a–f'],
  ['given twice', `${seeds.vector}&seed=${seeds.vector}`, 'cannot be read'],
] as const) {
  test(`a seed that is ${name} is refused in words, and fresh dice are offered`, async ({ page, setUp }) => {
    await page.goto(`/?seed=${seed}`);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByText('Play', { exact: true })).toHaveCount(0);
    await page.getByText('Play with fresh dice').click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Play', { exact: true })).toBeVisible();

    await page.goto(`/play?seed=${seed}`);
    await untilAwake(page);
    await expect(page.getByRole('main')).toContainText(words);
    await setUp.start.click({ force: true });
    await expect(page).toHaveURL(/\/play\?seed/);
  });
}

test('a seed in the address deals the rulebook’s test vector and marks the game as practice; its rematch is none', async ({
  page,
  table,
}) => {
  await page.goto(`/?seed=${seeds.vector}`);
  await untilAwake(page);
  await expect(page.getByText('with the dice of the seed in the address, as practice')).toBeVisible();
  await page.getByText('Play', { exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Against the computer · practice' }),
  ).toBeVisible();
  const first = await table.press('Roll 6 dice');
  expect(first.faces).toEqual([4, 2, 1, 1, 6, 3]);
  await table.setAside([1]);
  const second = await table.press('Roll 5 dice');
  expect(second.faces).toEqual([4, 4, 2, 5, 5]);

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Give up the game' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the game' }).click();
  await table.button('Rematch').click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Against the computer', exact: true }),
  ).toBeVisible();
});
