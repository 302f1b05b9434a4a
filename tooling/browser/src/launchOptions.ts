import { browserCandidates } from './candidates.ts';

/** What Playwright's `launch` and Vitest's browser provider take; a subset of Playwright's `LaunchOptions`. */
export interface BrowserLaunch {
  executablePath?: string;
  args: string[];
}

/** Chromium refuses its sandbox to root; small `/dev/shm` of containers crashes its tabs. */
const args = ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

/** The options that start a given Chromium here. */
export function launchAt(executablePath: string): BrowserLaunch & { executablePath: string } {
  return { executablePath, args: [...args] };
}

/**
 * The options a test runner starts its browser with: `CHROMIUM_PATH` if set (`npm test` sets it to a browser that
 * was seen starting), else the likeliest candidate. With none found the path stays out and Playwright itself says
 * what is missing.
 */
export function launchOptions(): BrowserLaunch {
  const path = process.env.CHROMIUM_PATH || browserCandidates()[0];
  return path === undefined ? { args: [...args] } : launchAt(path);
}
