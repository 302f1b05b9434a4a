import { describe, expect, test } from 'vitest';
import { formatStandings, newStandings, parseStandings } from './parseStandings.ts';
import { standingAfter } from './standing.ts';

const classic = standingAfter(newStandings.classic, 'twoTriplets', false);
const standings = { ...newStandings, classic };

test('what was reached is there again at the next visit', () => {
  expect(parseStandings(formatStandings(standings))).toEqual(standings);
});

describe('damaged standings are not believed', () => {
  const text = formatStandings(standings);
  test.each([
    ['', 'nothing'],
    ['{"version":1', 'a text cut short'],
    ['null', 'no object'],
    [text.replace('"version":1', '"version":2'), 'another version'],
    [text.replace('"level":1.25', '"level":99'), 'a level that does not exist'],
    [text.replace('"level":1.25', '"level":"1"'), 'a level in words'],
    [text.replace('"answered":1', '"answered":-1'), 'fewer answers than none'],
    [text.replace('"right":0', '"right":7'), 'more right answers than answers'],
    [text.replace('"classic"', '"clastic"'), 'a table missing'],
  ])('%# %s', (damaged) => {
    expect(damaged).not.toBe(text);
    expect(parseStandings(damaged)).toBeNull();
  });
});

test('topics that this version does not know are left out, the others stay', () => {
  const text = formatStandings(standings).replace('"twoTriplets":2', '"twoTriplets":2,"sevens":2,"ones":0');
  expect(parseStandings(text)?.classic.owed).toEqual({ twoTriplets: 2 });
});
