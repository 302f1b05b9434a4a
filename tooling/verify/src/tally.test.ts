import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type ReadReport, readPlaywright, readVitest, tallyOf } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

function tally(report: unknown, read: ReadReport, code: number) {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return tallyOf(file, read, code);
}

const vitest = (passed: number, failed: number) => ({ numPassedTests: passed, numFailedTests: failed });
const playwright = (expected: number, unexpected: number, flaky = 0) => ({
  stats: { expected, unexpected, flaky },
});

test('passed and failed tests of both runners are counted', () => {
  expect(tally(vitest(5, 2), readVitest, 1)).toEqual({ tally: { passed: 5, failed: 2 } });
  expect(tally(playwright(3, 1, 1), readPlaywright, 1)).toEqual({ tally: { passed: 4, failed: 1 } });
});

test('a runner that ran no test has failed', () => {
  expect(tally(vitest(0, 0), readVitest, 0)).toEqual({
    tally: { passed: 0, failed: 1 },
    trouble: 'ran no test',
  });
});

test('a runner that fails while all its tests pass counts one failure', () => {
  expect(tally(vitest(5, 0), readVitest, 1).tally).toEqual({ passed: 5, failed: 1 });
});

test.each(['', 'not JSON', '{}', 'null', '{"stats":{}}'])(
  'a crashed runner that left "%s" counts one failure',
  (text) => {
    expect(tally(text, readVitest, 0).tally).toEqual({ passed: 0, failed: 1 });
    expect(tally(text, readPlaywright, 0).tally).toEqual({ passed: 0, failed: 1 });
  },
);

test('a runner without any report counts one failure', () => {
  expect(tallyOf(join(folder, 'none.json'), readVitest, 0).tally).toEqual({ passed: 0, failed: 1 });
});
