import { expect, test } from 'vitest';
import { sources } from './rooms.ts';

const empty = /^(utils?|helpers?|commons?|types|misc|stuff)$/i;
const generated = /^packages\/strategy\/src\/tables\//;

test('no file or folder bears a name that says nothing: utils, helpers, common, types', () => {
  const wrong = sources.filter(({ path }) =>
    path.split('/').some((part) => empty.test(part.split('.', 1)[0] ?? '')),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('no written file is longer than 400 lines', () => {
  const long = sources
    .filter(({ path }) => /\.(ts|tsx|css)$/.test(path) && !generated.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 400);
  expect(long).toEqual([]);
});

test('a file past 300 lines says at its head why', () => {
  const silent = sources
    .filter(
      ({ path, text }) => /\.(ts|tsx)$/.test(path) && !generated.test(path) && text.split('\n').length > 301,
    )
    .filter(({ text }) => !/^\s*\/[/*]/m.test(text.split('\n').slice(0, 25).join('\n')));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('only apps/web/src/env.ts reads process.env in the site, and no package does', () => {
  const readers = sources.filter(
    ({ path, text }) =>
      /^(apps\/web|packages\/[^/]+\/src)\/.*\.tsx?$/.test(path) &&
      /process\s*\.\s*env|process\[['"]env/.test(text),
  );
  expect(readers.map(({ path }) => path).filter((path) => path !== 'apps/web/src/env.ts')).toEqual([]);
});
