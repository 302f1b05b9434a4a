import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** A script of a build, as far as its weight goes. */
export interface Script {
  readonly code: string;
  /** The files that are loaded with it. */
  readonly imports: readonly string[];
}

/** The scripts that are loaded with some, themselves included, each once. */
export function loadedWith(
  first: readonly string[],
  scripts: Readonly<Record<string, Script>>,
): readonly string[] {
  const loaded = new Set<string>();
  const load = (file: string) => {
    const script = scripts[file];
    if (script === undefined || loaded.has(file)) return;
    loaded.add(file);
    for (const each of script.imports) load(each);
  };
  for (const file of first) load(file);
  return [...loaded];
}

/** What scripts weigh on the wire, each packed by itself, in bytes. */
export function packedSize(files: readonly string[], scripts: Readonly<Record<string, Script>>): number {
  return files.reduce((sum, file) => sum + gzipSync(scripts[file]?.code ?? '').byteLength, 0);
}

/**
 * Stops the build when the first visit would load more than `most` bytes of packed scripts: the entry, all that it
 * imports, and the heaviest of the `always` modules, one of which is loaded at once (the words of a language).
 */
export function firstLoad({ most, always }: { most: number; always: RegExp }): Plugin {
  return {
    name: 'farkle:first-load',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts: Record<string, Script> = {};
        const oneOf: string[] = [];
        let entry: string | undefined;
        for (const [file, item] of Object.entries(bundle)) {
          if (item.type !== 'chunk') continue;
          scripts[file] = item;
          if (item.isEntry && item.name === 'index') entry = file;
          if (always.test(item.facadeModuleId ?? '')) oneOf.push(file);
        }
        if (entry === undefined || oneOf.length === 0) {
          throw new Error(
            'The build has no entry "index" or none of the modules that are always loaded, so the first visit cannot be weighed; name them as they are.',
          );
        }
        const weights = oneOf.map((each) => packedSize(loadedWith([entry, each], scripts), scripts));
        const heaviest = Math.max(...weights);
        if (heaviest > most) {
          throw new Error(
            `A first visit would load ${heaviest} bytes of packed scripts, more than ${most}. Load what the first screen does not need by a dynamic import.`,
          );
        }
        this.info(`A first visit loads ${heaviest} bytes of packed scripts, at most ${most}.`);
      },
    },
  };
}
