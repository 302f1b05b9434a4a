/// <reference types="node" />
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { classic, simple } from '@farkle/rules';
import { expect, test } from 'vitest';
import { solveTwoPlayers } from '../solver/solveTwoPlayers.ts';
import { shipped, shippedTable } from './shippedTables.ts';
import { decodeTable, encodeTable } from './tableCode.ts';

test('a table written and read again is off by at most 0.00002', async () => {
  const ruleSet = { ...classic, target: 1000 };
  const { solution } = await solveTwoPlayers(ruleSet);
  const read = decodeTable(encodeTable(solution));
  const exact = solution.entered[0] ?? new Float64Array();
  const off = exact.map((chance, place) => Math.abs(chance - (read.entered[0]?.[place] ?? 0)));
  expect(Math.max(...off)).toBeLessThan(2e-5);
});

test.each(shipped)('the table of $name takes at most 48 KB over the wire', async ({ load }) => {
  const { table } = await load();
  expect(gzipSync(table.text).length).toBeLessThan(48 * 1024);
  expect(brotliCompressSync(table.text).length).toBeLessThan(48 * 1024);
});

// Source: domsleee/farkle.
test('the simple table that is shipped gives the first player 53.3 %', async () => {
  const table = await shippedTable(simple);
  expect((100 * (table?.winChance(0, 0) ?? 0)).toFixed(1)).toBe('53.3');
});

// Source: two independent solvers that agree.
test('the classic table that is shipped gives the first player 0.5325', async () => {
  const table = await shippedTable(classic);
  expect(table?.winChance(0, 0)).toBeCloseTo(0.5325, 4);
  expect(await shippedTable({ ...classic, straight: 2000 })).toBeNull();
});
