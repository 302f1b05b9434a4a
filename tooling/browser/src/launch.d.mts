/** What Playwright's `launch` and Vitest's browser provider take; a subset of Playwright's `LaunchOptions`. */
export interface BrowserLaunch {
  executablePath?: string;
  args: string[];
}

/**
 * Executables that look like a Chromium, the likeliest first: the one Playwright downloaded for itself (the version
 * it was tested with), then those on PATH, then the usual places of the system. None has been started yet.
 */
export function browserCandidates(): string[];

/** The options that start a given Chromium here. */
export function launchAt(executablePath: string): BrowserLaunch & { executablePath: string };

/**
 * The options a test runner starts its browser with: `CHROMIUM_PATH` if set (`npm test` sets it to a browser that
 * was seen starting), else the likeliest candidate. With none found the path stays out and Playwright itself says
 * what is missing.
 */
export function launchOptions(): BrowserLaunch;
