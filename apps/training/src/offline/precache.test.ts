import { expect, test } from 'vitest';
import { answersFrom, cacheName, isOwnCache } from './precache.ts';

const worker = 'https://farkle.example/training/sw.js';
const page = 'https://farkle.example/training/index.html';

const ask = (url: string, mode = 'no-cors', method = 'GET') => answersFrom({ url, mode, method }, worker);

test('every address of the app that is walked to is the one page', () => {
  for (const path of ['/training', '/training/', '/training/?a=b', '/training/index.html']) {
    expect(ask(`https://farkle.example${path}`, 'navigate')).toBe(page);
  }
});

test('a file of the app is answered from what is kept, whatever stands behind its name', () => {
  const file = 'https://farkle.example/training/assets/index-abc.js';
  expect(ask(file)).toBe(file);
  expect(ask(`${file}?v=1`)).toBe(file);
});

test('what is not the app’s goes to the network', () => {
  expect(ask('https://farkle.example/', 'navigate')).toBeNull();
  expect(ask('https://farkle.example/trainings', 'navigate')).toBeNull();
  expect(ask('https://elsewhere.example/training/', 'navigate')).toBeNull();
  expect(ask('https://farkle.example/training/', 'navigate', 'POST')).toBeNull();
});

test('alone in any folder, or at the root, the app answers for that folder', () => {
  const alone = 'https://host.example/a/b/sw.js';
  expect(answersFrom({ url: 'https://host.example/a/b/', mode: 'navigate', method: 'GET' }, alone)).toBe(
    'https://host.example/a/b/index.html',
  );
  expect(answersFrom({ url: 'https://host.example/a/', mode: 'navigate', method: 'GET' }, alone)).toBeNull();
  const root = 'https://host.example/sw.js';
  expect(answersFrom({ url: 'https://host.example/', mode: 'navigate', method: 'GET' }, root)).toBe(
    'https://host.example/index.html',
  );
});

test('only caches of this worker are its to delete', () => {
  expect(isOwnCache(cacheName('1234'))).toBe(true);
  expect(isOwnCache('farkle-site-1')).toBe(false);
});
