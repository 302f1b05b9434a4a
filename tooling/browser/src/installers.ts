import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** One way to get a Chromium onto this machine. */
export interface Installer {
  name: string;
  /** True when its commands ended well; whether the browser starts is for the caller to see. */
  run(): boolean;
}

const minute = 60_000;

function succeeds(command: string, parameters: readonly string[], minutes: number, env = {}): boolean {
  const { status } = spawnSync(command, parameters, {
    // Stdout belongs to the caller's report.
    stdio: ['ignore', 2, 2],
    timeout: minutes * minute,
    killSignal: 'SIGKILL',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function playwright(...parameters: string[]): boolean {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  // Playwright waits 30 s a try and tries five times by itself; a closed network should not cost longer.
  return succeeds(process.execPath, [cli, ...parameters], 6, {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000',
  });
}

/** `[]` for root, `['sudo', '-n']` where sudo asks no password, else `undefined`. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return succeeds('sudo', ['-n', 'true'], 0.1) ? ['sudo', '-n'] : undefined;
}

function apt(prefix: readonly string[], ...parameters: string[]): boolean {
  const [command = 'apt-get', ...rest] = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    ...parameters,
  ];
  return succeeds(command, rest, 8);
}

/** The ways to install a Chromium that can work on this machine, in the order to try them. */
export function installers(): Installer[] {
  const ways: Installer[] = [
    { name: 'playwright install chromium', run: () => playwright('install', 'chromium') },
  ];
  const prefix = process.platform === 'linux' ? asRoot() : undefined;
  if (prefix === undefined) return ways;
  ways.push({
    name: 'playwright install-deps chromium',
    // Only a download that stands can miss libraries.
    run: () => existsSync(chromium.executablePath()) && playwright('install-deps', 'chromium'),
  });
  if (existsSync('/usr/bin/apt-get')) {
    ways.push({
      name: 'apt-get install chromium',
      run: () =>
        apt(prefix, 'update') &&
        apt(prefix, 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'),
    });
  }
  return ways;
}
