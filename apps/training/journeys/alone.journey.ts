import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { type PlainServer, servePlainly } from './plainServer.ts';

const app = join(import.meta.dirname, '..');
let folder: string;
let host: PlainServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farkle-training-'));
  const vite = join(app, 'node_modules', 'vite', 'bin', 'vite.js');
  const tsx = join(app, 'node_modules', '.bin', 'tsx');
  const build = [
    vite,
    'build',
    '--configLoader',
    'native',
    '--base',
    './',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--bypass-lock',
  ];
  await promisify(execFile)(tsx, build, { cwd: app, env: { ...process.env, NODE_ENV: 'production' } });
  host = await servePlainly(folder, '/some/folder/');
});

test.afterAll(async () => {
  await host?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Waits until the worker holds everything. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });
}

test('from any folder of a host that knows only files, and without a network after the first visit', async ({
  page,
  context,
}) => {
  await page.goto(host.url);
  await expect(page.getByRole('link', { name: 'Value' })).toBeVisible();
  // There is no site to go back to.
  await expect(page.getByRole('link', { name: 'Back to Farkle' })).toHaveCount(0);
  await untilKept(page);

  await context.setOffline(true);
  await page.reload();
  for (const drill of ['Value', 'Spot', 'Odds', 'Keep', 'Bank or roll', 'Endgame']) {
    await page.getByRole('link', { name: drill, exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Question 1 of 10\./ })).toBeVisible();
    await page.getByRole('link', { name: 'All drills' }).click();
  }
  await page.getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
});

test('a newer build waits until no page of the older one is open', async ({ page, context }) => {
  await page.goto(`${host.url}#/value`);
  await expect(page.getByRole('heading', { name: /What is it worth/ })).toBeVisible();
  await untilKept(page);

  for (const [file, from, to] of [
    ['index.html', '<html lang="en">', '<html lang="en" data-build="newer">'],
    ['sw.js', /buildName="\w+"/, 'buildName="newer"'],
  ] as const) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    expect(text).toMatch(from);
    await writeFile(path, text.replace(from, to));
  }
  await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    await worker.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);

  // The session that is under way goes on, and a reload stays with its build.
  await page.getByRole('group', { name: 'Answers' }).getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /What is it worth/ })).toBeVisible();
  await expect(page.locator('html[data-build]')).toHaveCount(0);

  await page.close();
  await expect(async () => {
    const later = await context.newPage();
    await later.goto(host.url);
    const isNewer = (await later.locator('html[data-build="newer"]').count()) === 1;
    await later.close();
    expect(isNewer).toBe(true);
  }).toPass({ timeout: 20_000 });
});
