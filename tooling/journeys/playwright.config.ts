import { delimiter, join } from 'node:path';
import { launchOptions } from '@farkle/browser/launch';
import { freePortNow, root } from '@farkle/site';
import { defineConfig } from '@playwright/test';

/**
 * Journeys of all apps against the built site, one server for all: run `pnpm build` first. Workers read this file
 * again, so the port is handed on through the environment.
 */
process.env.JOURNEYS_PORT ??= String(freePortNow());
const port = process.env.JOURNEYS_PORT;
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: join(root, 'apps'),
  testMatch: '*/journeys/**/*.journey.ts',
  outputDir: join(root, 'test-results'),
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  // Two browsers at once is what two cores carry without starving each other.
  workers: 2,
  retries: 0,
  // Generous, since a busy machine is slow and not wrong; a step that hangs is still found.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    launchOptions: launchOptions(),
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A trace of every journey makes all of them slower by a fifth: asked for when one has to be understood.
    trace: process.env.JOURNEYS_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'tsx tooling/site/src/startBuilt.ts',
    cwd: root,
    env: { PORT: port, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
    url: `${baseURL}/`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
