import { join } from 'node:path';
import { launchOptions } from '@farkle/browser/launch';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as initialGlobals } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    [initialGlobals]: { theme: string };
  }
}

/** Every story, played and checked by axe, in one theme. */
function stories(theme: 'day' | 'night'): BrowserInstanceOption {
  return { browser: 'chromium', name: `stories-${theme}`, provide: { [initialGlobals]: { theme } } };
}

/** One server for both themes: an instance of its own each, told apart by the globals it starts from. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [stories('day'), stories('night')],
    },
  },
});
