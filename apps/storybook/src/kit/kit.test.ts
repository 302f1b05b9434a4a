import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { expect, test } from 'vitest';
import { kit } from './kit.ts';

const ui = fileURLToPath(import.meta.resolve('@farkle/ui'));

test('every component of the kit has a docs page that says what it is for, its keys and its accessibility', () => {
  expect(kit.length).toBeGreaterThan(25);
  expect(kit.flatMap(({ name, about }) => (about === null ? [name] : []))).toEqual([]);
});

test.each(componentFiles())('the docs page describes every prop of %s', (_, file) => {
  // Read by what also makes the table of props on the docs page.
  const components = parse(readFileSync(file, 'utf8'), {
    filename: file,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    importer: makeFsImporter(),
  });
  const props = components.flatMap((component) => Object.entries(component.props ?? {}));
  expect(props.length).toBeGreaterThan(0);
  expect(props.flatMap(([prop, { description }]) => (description ? [] : [prop]))).toEqual([]);
});

/** Names and files of the components that the kit exports. */
function componentFiles(): [name: string, file: string][] {
  const index = readFileSync(ui, 'utf8');
  return kit.flatMap(({ name }) => {
    const line = index.split('\n').find((exported) => new RegExp(`[{,] ${name}\\b`).test(exported));
    const file = line?.match(/from '(.+)'/)?.[1];
    return file === undefined ? [] : [[name, fileURLToPath(new URL(file, `file://${ui}`))]];
  });
}
