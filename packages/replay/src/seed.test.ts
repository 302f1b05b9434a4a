import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatSeed, parseSeed } from './seed.ts';

describe('a seed as text', () => {
  test('every seed comes back from its 64 digits, in either case', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (seed) => {
        const text = formatSeed(seed);
        expect(text).toMatch(/^[0-9a-f]{64}$/);
        expect(parseSeed(text)).toEqual({ ok: true, value: seed });
        expect(parseSeed(text.toUpperCase())).toEqual({ ok: true, value: seed });
      }),
    );
  });

  test.each([
    ['', 'wrongLength'],
    ['0'.repeat(63), 'wrongLength'],
    ['0'.repeat(65), 'wrongLength'],
    [` ${'0'.repeat(64)}`, 'wrongLength'],
    [`0x${'0'.repeat(62)}`, 'notHex'],
    [`${'0'.repeat(63)}g`, 'notHex'],
    [`${'0'.repeat(63)}\n`, 'notHex'],
    [`${'0'.repeat(63)}٣`, 'notHex'],
    [null, 'notText'],
    [undefined, 'notText'],
    [0, 'notText'],
    [['0'.repeat(64)], 'notText'],
  ])('%j is no seed: %s', (text, code) => {
    expect(parseSeed(text)).toEqual({ ok: false, error: { code } });
  });

  test('any text is answered, none throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 70 }), (text) => {
        expect(parseSeed(text).ok).toBe(/^[0-9a-fA-F]{64}$/.test(text) && !text.endsWith('\n'));
      }),
    );
  });

  test('bytes of another length have no text', () => {
    expect(() => formatSeed(new Uint8Array(31))).toThrow(/32 bytes/);
  });
});
