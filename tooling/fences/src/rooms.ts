import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The folder of the whole workspace. */
export const root = join(import.meta.dirname, '..', '..', '..');

/** A package of the workspace: its folder's path from the root with `/`, and what its package.json says. */
export interface Room {
  path: string;
  name: string;
  dependencies: string[];
  devDependencies: string[];
}

/** A file that somebody wrote, by its path from the root with `/`. */
export interface Source {
  path: string;
  text: string;
}

const made = new Set(['node_modules', 'dist', 'public', 'coverage', 'test-results', 'playwright-report']);
const written = /\.(ts|tsx|mts|mjs|js|css|html|json|md)$/;

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const hidden = entry.name.startsWith('.') && entry.name !== '.storybook';
      return hidden || made.has(entry.name) ? [] : walk(path);
    }
    return written.test(entry.name) ? [path] : [];
  });
}

/** All rooms of the three floors. */
export const rooms: readonly Room[] = ['apps', 'packages', 'tooling'].flatMap((floor) =>
  readdirSync(join(root, floor)).flatMap((name) => {
    const manifest = join(root, floor, name, 'package.json');
    if (!existsSync(manifest)) return [];
    const read = JSON.parse(readFileSync(manifest, 'utf8')) as {
      name: string;
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    return {
      path: `${floor}/${name}`,
      name: read.name,
      dependencies: Object.keys(read.dependencies ?? {}),
      devDependencies: Object.keys(read.devDependencies ?? {}),
    };
  }),
);

/** Every file somebody wrote in the three floors. */
export const sources: readonly Source[] = ['apps', 'packages', 'tooling'].flatMap((floor) =>
  walk(join(root, floor)).map((path) => ({
    path: relative(root, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  })),
);

/** The files of one room. */
export function sourcesOf(room: Room): Source[] {
  return sources.filter(({ path }) => path.startsWith(`${room.path}/`));
}

/** As Biome lays imports out: `import … from '…'`, `export … from '…'`, `import '…'`, and `import('…')` anywhere. */
const specifier =
  /^\s*(?:import|export)\s(?:[^'"`;()=]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** What a TypeScript file imports or re-exports, as written. */
export function importsOf({ path, text }: Source): string[] {
  if (!/\.(ts|tsx|mts|mjs|js)$/.test(path)) return [];
  return [...text.matchAll(specifier)].flatMap(([, plain, dynamic]) => plain ?? dynamic ?? []);
}

/** The room-relative target of a relative import, from the root with `/`. */
export function targetOf(source: Source, imported: string): string {
  return join(dirname(source.path), imported).split(sep).join('/');
}

/** The package a bare import comes from: `react-dom/client` → `react-dom`. */
export function packageOf(imported: string): string {
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
}
