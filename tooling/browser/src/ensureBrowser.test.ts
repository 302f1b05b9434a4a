import { expect, test } from 'vitest';
import { ensureBrowser, type Machine } from './ensureBrowser.ts';

/** A machine on which the named paths exist, the named ones start, and installing adds paths. */
function machine(parts: {
  chosen?: string;
  present?: string[];
  starting?: string[];
  installers?: Record<string, string[] | undefined>;
}): Machine & { said: string[] } {
  const present = [...(parts.present ?? [])];
  const said: string[] = [];
  return {
    chosen: parts.chosen,
    candidates: () => present,
    whyNotStarting: async (path) => (parts.starting?.includes(path) ? undefined : 'missing library'),
    installers: () =>
      Object.entries(parts.installers ?? {}).map(([name, adds]) => ({
        name,
        run: () => {
          present.push(...(adds ?? []));
          return adds !== undefined;
        },
      })),
    say: (line) => said.push(line),
    said,
  };
}

test('a browser that starts is used and nothing is installed', async () => {
  const here = machine({ present: ['/stub', '/good'], starting: ['/good'], installers: { apt: ['/apt'] } });
  await expect(ensureBrowser(here)).resolves.toBe('/good');
  expect(here.said).toEqual([]);
});

test('CHROMIUM_PATH wins over every other browser', async () => {
  const here = machine({ chosen: '/mine', present: ['/good'], starting: ['/good', '/mine'] });
  await expect(ensureBrowser(here)).resolves.toBe('/mine');
});

test('a CHROMIUM_PATH that does not start is an error, not a reason to take another browser', async () => {
  const here = machine({ chosen: '/mine', present: ['/good'], starting: ['/good'] });
  await expect(ensureBrowser(here)).rejects.toThrow(
    'CHROMIUM_PATH is /mine, which does not start (missing library)',
  );
});

test('a failed download leads to the next way of installing', async () => {
  const here = machine({ installers: { download: undefined, apt: ['/apt'] }, starting: ['/apt'] });
  await expect(ensureBrowser(here)).resolves.toBe('/apt');
  expect(here.said).toHaveLength(2);
});

test('an installed browser that still does not start leads to the next way of installing', async () => {
  const here = machine({ installers: { download: ['/broken'], apt: ['/apt'] }, starting: ['/apt'] });
  await expect(ensureBrowser(here)).resolves.toBe('/apt');
});

test('with no browser to be had the message names everything that was tried and the way out', async () => {
  const here = machine({ present: ['/stub'], installers: { download: undefined } });
  await expect(ensureBrowser(here)).rejects.toThrow(
    /\/stub: missing library\n {2}download: did not succeed\nInstall Chromium .* CHROMIUM_PATH/,
  );
});
