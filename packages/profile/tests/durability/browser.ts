import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';

/** A Chromium that keeps its data in a folder, so that a later one can go on from there. */
export interface Visit {
  readonly browser: Browser;
  readonly page: Page;
  /** Kills the browser as the system does when memory runs out: no warning, nothing flushed. */
  kill(): void;
  /** Kills the processes that run pages; the browser stays. */
  killPages(): Promise<void>;
  /** Waits until the browser's process has ended. */
  ended(): Promise<void>;
  close(): Promise<void>;
}

const debian = '/usr/bin/chromium';

/** Opens the folder's browser at an address and waits for the page to come alive. */
export async function visit(folder: string, address: string): Promise<Visit> {
  const portFile = join(folder, 'DevToolsActivePort');
  await rm(portFile, { force: true });
  const child = spawn(
    existsSync(debian) ? debian : chromium.executablePath(),
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort(portFile, child)}`);
  const [context] = browser.contexts();
  if (context === undefined)
    throw new Error('Chromium came up without a window; nothing can be checked in it.');
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(address);
  await page.waitForFunction(() => 'device' in window);
  return {
    browser,
    page,
    kill: () => void child.kill('SIGKILL'),
    async killPages() {
      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
    },
    ended: () => over,
    async close() {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => undefined);
      await over;
    },
  };
}

async function debuggingPort(file: string, child: ChildProcess): Promise<string> {
  for (let wait = 0; wait < 300; wait++) {
    if (child.exitCode !== null) break;
    const [port] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port) return port;
    await sleep(100);
  }
  throw new Error(
    `Chromium (process ${child.pid}) opened no debugging port; is it installed and able to run?`,
  );
}
