import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/**
 * Every room of the workspace is a test project named as its package. A room with a `vitest.config.ts` of its own
 * brings it; all others run in Node and need no file for it.
 */
const rooms = ['packages', 'apps', 'tooling'].flatMap((floor) =>
  readdirSync(join(import.meta.dirname, floor)).map((room) => join(import.meta.dirname, floor, room)),
);

function project(room: string): TestProjectConfiguration[] {
  const manifest = join(room, 'package.json');
  if (!existsSync(manifest)) return [];
  const config = join(room, 'vitest.config.ts');
  // Stories run on their own, in a browser: `pnpm stories`. The config of their room is for them.
  const toldInStories = existsSync(join(room, '.storybook'));
  if (existsSync(config) && !toldInStories) return [config];
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
  return [{ extends: true, test: { name, root: room, environment: 'node' } }];
}

export default defineConfig({
  test: {
    projects: rooms.flatMap(project),
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Exhaustive counts and random walks are slow on a busy machine; a hung test is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
