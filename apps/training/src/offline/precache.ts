/** Caches of other parts of the site are not this worker's. */
const prefix = 'farkle-training-';

/** Where a build's files are kept. */
export function cacheName(build: string): string {
  return `${prefix}${build}`;
}

/** Whether a cache is one of this worker's, of whatever build. */
export function isOwnCache(name: string): boolean {
  return name.startsWith(prefix);
}

/** As much of a request as decides who answers it. */
export interface AskedFor {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * The address under which a request's answer is kept: any page of the app is the one page; a file is itself. Null
 * where the network has to answer: another site, another folder, anything but a plain request.
 */
export function answersFrom({ method, mode, url }: AskedFor, worker: string): string | null {
  if (method !== 'GET') return null;
  const folder = new URL('./', worker);
  const { origin, pathname } = new URL(url);
  if (origin !== folder.origin) return null;
  const page = new URL('index.html', folder).href;
  // The folder's own address counts with and without its closing slash.
  if (`${pathname}/` === folder.pathname) return mode === 'navigate' ? page : null;
  if (!pathname.startsWith(folder.pathname)) return null;
  return mode === 'navigate' ? page : origin + pathname;
}
