/// <reference lib="webworker" />
import { answersFrom, cacheName, isOwnCache } from './precache.ts';

/*
 * Keeps the app for times without a network. Everything of one build is fetched when the worker is installed and
 * answered from there, so a page never mixes two builds. A newer build is installed beside it and takes over once no
 * page of the older one is open: a running session is never disturbed.
 */
declare const self: ServiceWorkerGlobalScope;
/** The build's files, and its name. The build writes them in here. */
declare const buildFiles: readonly string[];
declare const buildName: string;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName(buildName))
      .then((cache) => Promise.all(buildFiles.map((file) => keep(cache, file)))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => isOwnCache(name) && name !== cacheName(buildName)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      // The page of a first visit gets its rooms from here too, should the network go.
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = answersFrom(request, self.location.href);
  if (file === null) return;
  event.respondWith(
    caches
      .open(cacheName(buildName))
      .then((cache) => cache.match(file, { ignoreVary: true }))
      .then((kept) => kept ?? fetch(request)),
  );
});

/** Fetches a file past the browser's own cache, which may still hold an older one, and keeps it. */
async function keep(cache: Cache, file: string): Promise<void> {
  const answer = await fetch(file, { cache: 'reload' });
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}, so this build cannot be kept.`);
  // A browser shows no page whose answer was led elsewhere, as some hosts lead index.html to its folder.
  const { body, headers } = answer;
  await cache.put(file, answer.redirected ? new Response(body, { headers }) : answer);
}
