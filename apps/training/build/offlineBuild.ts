import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The worker's name among the build's entries, and its file: never another name, or browsers would not find it again. */
export const workerEntry = 'sw';
export const workerFile = 'sw.js';

/** What the worker need not keep: itself, and words that no person is offered. */
const notKept = [/^sw\.js$/, /\/pseudo-/, /\.map$/];

/**
 * Tells the worker which files the build has and gives the build a name, which changes with any of them.
 * `publicFiles` are copied beside what is built.
 */
export function offlineBuild({
  publicFiles,
}: {
  publicFiles: Readonly<Record<string, string | Uint8Array>>;
}): Plugin {
  return {
    name: 'farkle:offline-build',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[workerFile];
        if (worker?.type !== 'chunk') {
          throw new Error(
            `The build wrote no ${workerFile}, so the app would not work offline; name its entry "${workerEntry}".`,
          );
        }
        if (worker.imports.length > 0 || worker.exports.length > 0) {
          throw new Error(
            `${workerFile} imports ${worker.imports.join(', ')}. Browsers load it as one plain script; keep what it needs to itself.`,
          );
        }
        const contents = new Map<string, string | Uint8Array>(Object.entries(publicFiles));
        for (const [file, item] of Object.entries(bundle)) {
          contents.set(file, item.type === 'chunk' ? item.code : item.source);
        }
        const files = [...contents.keys()].filter((file) => !notKept.some((each) => each.test(file))).sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(contents.get(file) ?? '');
        const name = hash.update(worker.code).digest('hex').slice(0, 12);
        worker.code = `const buildFiles=${JSON.stringify(files)},buildName=${JSON.stringify(name)};${worker.code}`;
      },
    },
  };
}
