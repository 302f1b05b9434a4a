import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { root, start } from '@farkle/site';
import { parseFigure, print } from './figure.ts';

/**
 * `pnpm bench`: runs every `packages/*\/bench/*.bench.ts` and every `*.bench.ts` beside this file, one after the
 * other so that none disturbs the next, and prints their figures, one JSON line each. Whatever else they say goes to
 * stderr. A benchmark that fails, or measures nothing, fails the run. `BENCH_SHORT=1` asks for short measurements.
 * Words on the command line choose the benchmarks whose path contains one of them.
 */
const chosen = process.argv.slice(2);

function benchmarks(): string[] {
  const packages = join(root, 'packages');
  const folders = [
    ...readdirSync(packages).map((name) => join(packages, name, 'bench')),
    import.meta.dirname,
  ];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.bench.ts'))
    .filter((file) => chosen.length === 0 || chosen.some((word) => relative(root, file).includes(word)))
    .sort();
}

async function run(file: string): Promise<boolean> {
  const command = start('tsx', [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let figures = 0;
  if (command.child.stdout === null)
    throw new Error('A benchmark was started without a pipe to read its figures from.');
  for await (const text of createInterface({ input: command.child.stdout })) {
    const figure = parseFigure(text);
    if (figure === undefined) console.error(text);
    else {
      figures += 1;
      print(figure);
    }
  }
  const code = await command.ended;
  if (code !== 0) console.error(`${basename(file)} ended with exit code ${code}.`);
  else if (figures === 0) console.error(`${basename(file)} printed no figure.`);
  return code === 0 && figures > 0;
}

const files = benchmarks();
if (files.length === 0) console.error('There is no benchmark of that name.');
let sound = files.length > 0;
for (const file of files) sound = (await run(file)) && sound;
process.exitCode = sound ? 0 : 1;
