import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apps, arrows, banned } from './arrows.ts';
import { importsOf, packageOf, rooms, root, type Source, sourcesOf, targetOf } from './rooms.ts';

const names = new Set(rooms.map(({ name }) => name));
const packages = rooms.filter(({ path }) => path.startsWith('packages/'));
const tooling = new Set(rooms.filter(({ path }) => path.startsWith('tooling/')).map(({ name }) => name));

/** Tests, benchmarks, stories and configuration use tools that the code itself does not. */
function isShipped({ path }: Source): boolean {
  return path.includes('/src/') && !/\.(test|stories|bench)\.tsx?$/.test(path);
}

test('every package has its arrows written down', () => {
  expect(packages.map(({ name }) => name).sort()).toEqual(Object.keys(arrows).sort());
});

test.each(packages)('$name rests on the rooms its arrows name and on no other', (room) => {
  const allowed = arrows[room.name]?.rooms ?? [];
  const farkle = [...room.dependencies, ...room.devDependencies].filter((name) => names.has(name));
  expect(farkle.filter((name) => !allowed.includes(name) && !tooling.has(name))).toEqual([]);
  expect(room.dependencies.filter((name) => tooling.has(name))).toEqual([]);
});

test.each(packages)('what $name ships imports only what its arrows allow', (room) => {
  const arrow = arrows[room.name];
  const wrong = sourcesOf(room)
    .filter(isShipped)
    .flatMap((source) =>
      importsOf(source)
        .filter((imported) => !imported.startsWith('.'))
        .filter((imported) => {
          const name = packageOf(imported);
          if (name === room.name || arrow?.rooms.includes(name)) return false;
          return names.has(name) || (arrow?.foreign !== undefined && !arrow.foreign.includes(name));
        })
        .map((imported) => `${source.path} imports ${imported}`),
    );
  expect(wrong).toEqual([]);
});

describe.each(rooms)('$name', (room) => {
  const imports = sourcesOf(room).flatMap((source) =>
    importsOf(source).map((imported) => ({ source, imported })),
  );

  test('imports no app and none of the packages banned from its room', () => {
    const wrong = imports
      .filter(({ imported }) => {
        const name = packageOf(imported);
        const isBanned = banned.some(
          ({ foreign, except }) => foreign.test(name) && !except.includes(room.name),
        );
        return (apps.includes(name) && name !== room.name) || (isBanned && !room.path.startsWith('tooling/'));
      })
      .map(({ source, imported }) => `${source.path} imports ${imported}`);
    expect(wrong).toEqual([]);
  });

  test('enters other rooms by their package name and its exports only', () => {
    const wrong = imports
      .filter(({ source, imported }) =>
        imported.startsWith('.')
          ? !targetOf(source, imported).startsWith(`${room.path}/`)
          : /^@farkle\/[^/]+\/src\//.test(imported),
      )
      .map(({ source, imported }) => `${source.path} imports ${imported}`);
    expect(wrong).toEqual([]);
  });

  test('names in its package.json every room it imports', () => {
    const known = [...room.dependencies, ...room.devDependencies, room.name];
    const wrong = imports
      .filter(({ imported }) => names.has(packageOf(imported)) && !known.includes(packageOf(imported)))
      .map(({ source, imported }) => `${source.path} imports ${imported}`);
    expect(wrong).toEqual([]);
  });
});

test.each(['rules', 'engine', 'replay', 'strategy', 'lessons', 'messages'])(
  'the TypeScript configuration of packages/%s knows neither DOM nor Node',
  (name) => {
    const read = JSON.parse(readFileSync(join(root, 'packages', name, 'tsconfig.json'), 'utf8')) as {
      extends: string;
      compilerOptions?: { lib?: string[]; types?: string[] };
    };
    expect(read.extends).toBe('../../tsconfig.base.json');
    expect(read.compilerOptions?.lib ?? []).not.toContainEqual(expect.stringMatching(/dom/i));
    expect(read.compilerOptions?.types ?? []).toEqual([]);
  },
);
