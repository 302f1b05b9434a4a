import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from '@farkle/browser/launch';
import { freePort, root, startSite } from '@farkle/site';
import { type Browser, chromium } from 'playwright';
import { print } from './figure.ts';

/**
 * What a first visit loads of the built site: the JavaScript and the style sheets of a page, as they travel (packed),
 * in units of 1,024 bytes, with an empty cache, until the network has been still.
 */
const pages = { home: '/', play: '/play', training: '/training' };

/** Bytes on the wire by kind, from the browser's own account of the page's resources. */
async function weigh(browser: Browser, url: string): Promise<{ script: number; style: number }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (answer === null || !answer.ok()) {
      throw new Error(
        `${url} answered ${answer?.status() ?? 'nothing'}, so its weight would be that of an error page.`,
      );
    }
    const sizes: unknown = await page.evaluate(`(() => {
      const sizes = { script: 0, style: 0 };
      for (const { name, encodedBodySize } of performance.getEntriesByType('resource')) {
        const path = new URL(name).pathname;
        if (path.endsWith('.js')) sizes.script += encodedBodySize;
        if (path.endsWith('.css')) sizes.style += encodedBodySize;
      }
      return sizes;
    })()`);
    return sizes as { script: number; style: number };
  } finally {
    await context.close();
  }
}

if (!existsSync(join(root, 'apps', 'web', '.next', 'BUILD_ID'))) {
  throw new Error('There is no built site to weigh; run `pnpm build` first.');
}
const site = await startSite(await freePort(), 'stderr');
try {
  const browser = await chromium.launch(launchOptions());
  try {
    for (const [name, path] of Object.entries(pages)) {
      const { script, style } = await weigh(browser, site.url + path);
      print({ name: `${name}-script-kib`, value: script / 1024, unit: 'KiB' });
      print({ name: `${name}-style-kib`, value: style / 1024, unit: 'KiB' });
    }
  } finally {
    await browser.close();
  }
} finally {
  await site.stop();
}
