import { join } from 'node:path';
import { launchOptions } from '@farkle/browser/launch';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

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
        provider: playwright({ launchOptions: launchOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({ test: { projects: [stories('day'), stories('night')] } });
