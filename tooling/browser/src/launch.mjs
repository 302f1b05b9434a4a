// Plain JavaScript with its types beside it (launch.d.mts): Vitest's configuration files import it, and Node loads
// what they import without a TypeScript loader.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** @type {Partial<Record<NodeJS.Platform, readonly string[]>>} */
const places = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'].flatMap(
    (folder) => names.map((name) => join(folder, name)),
  ),
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .flatMap((variable) => process.env[variable] ?? [])
    .flatMap((folder) => [
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    ]),
};

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The folders of PATH, searched for the usual names of a Chromium. */
function onPath() {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name + suffix)));
}

export function browserCandidates() {
  const all = [chromium.executablePath(), ...onPath(), ...(places[process.platform] ?? [])];
  return [...new Set(all)].filter(isExecutable);
}

/** Chromium refuses its sandbox to root; the small `/dev/shm` of containers crashes its tabs. */
const args = ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

/** @param {string} executablePath */
export function launchAt(executablePath) {
  return { executablePath, args: [...args] };
}

export function launchOptions() {
  const path = process.env.CHROMIUM_PATH || browserCandidates()[0];
  return path === undefined ? { args: [...args] } : launchAt(path);
}
