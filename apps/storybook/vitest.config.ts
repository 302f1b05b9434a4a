import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/**
 * A Chromium of the system (`CHROMIUM_PATH`) or Playwright's own. Chromium refuses its sandbox to root, as in
 * most containers.
 */
const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};

/** Every story, played and checked by axe, in one theme. */
export function stories(theme: 'day' | 'night'): TestProjectConfiguration {
  return {
    root: import.meta.dirname,
    plugins: [
      storybookTest({ configDir: join(import.meta.dirname, '.storybook'), initialGlobals: { theme } }),
    ],
    test: {
      name: `stories-${theme}`,
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({ test: { projects: [stories('day'), stories('night')] } });
