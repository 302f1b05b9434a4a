import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'].flatMap(
    (folder) => names.map((name) => join(folder, name)),
  ),
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder === undefined
      ? []
      : [
          join(folder, 'Chromium', 'Application', 'chrome.exe'),
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        ];
  }),
};

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The folders of PATH, searched for the usual names of a Chromium. */
function onPath(): string[] {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name + suffix)));
}

/**
 * Executables that look like a Chromium, the likeliest first: the one Playwright downloaded for itself (the version
 * it was tested with), then those on PATH, then the usual places of the system. None has been started yet.
 */
export function browserCandidates(): string[] {
  const all = [chromium.executablePath(), ...onPath(), ...(places[process.platform] ?? [])];
  return [...new Set(all)].filter(isExecutable);
}
