import { launchAt } from '@farkle/browser/launch';
import { chromium } from 'playwright';

/**
 * Starts a Chromium, lets a page compute something and closes it. Returns `undefined` when that worked and the
 * reason, one line, when it did not. A file can look like a browser and be a stub, or miss its libraries.
 */
export async function whyNotStarting(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ ...launchAt(executablePath), timeout: 90_000 });
    try {
      const page = await browser.newPage();
      const sum: unknown = await page.evaluate('1 + 1');
      return sum === 2 ? undefined : `a page in it computed 1 + 1 = ${String(sum)}`;
    } finally {
      await browser.close();
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.split('\n', 1)[0] ?? text;
  }
}
