import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { colourIn, contrast, type Theme } from './colour.ts';
import { drawingPairs, leastContrast, type Pair, textPairs } from './pairs.ts';
import { readTokens, tokenValues } from './readTokens.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const tokens = tokenValues(readTokens(readFileSync(`${root}packages/ui/src/tokens.css`, 'utf8')));

function contrastOf({ text, ground }: Pair, theme: Theme): number {
  const [ink, under] = [colourIn(theme, `var(${text})`, tokens), colourIn(theme, ground, tokens)];
  if (ink === null || under === null)
    throw new Error(`${text} on ${ground} are no two solid colours of tokens.css.`);
  return contrast(ink, under);
}

const named = (pair: Pair) => [`${pair.text} on ${pair.ground}`, pair] as const;

test('black on white has the greatest contrast there is, and grey #767676 just enough for text', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([0x76, 0x76, 0x76], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

test('half of white in black is the grey that a browser mixes', () => {
  expect(colourIn('day', 'color-mix(in oklab, #fff, #000 50%)', tokens)).toEqual([99, 99, 99]);
});

test.each(textPairs.map(named))('%s can be read by day and by night', (_, pair) => {
  for (const theme of ['day', 'night'] as const)
    expect(contrastOf(pair, theme)).toBeGreaterThanOrEqual(leastContrast.text);
});

test.each(drawingPairs.map(named))('%s can be seen by day and by night', (_, pair) => {
  for (const theme of ['day', 'night'] as const)
    expect(contrastOf(pair, theme)).toBeGreaterThanOrEqual(leastContrast.drawing);
});

interface Use {
  readonly file: string;
  readonly text: string;
  /** Null where the ground is that of something around it. */
  readonly ground: string | null;
}

/** Every colour of text in the style sheets, with its ground where both are said in one block. */
const uses = styleSheets().flatMap((file): Use[] => {
  const css = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const carriers = (property: string) => [
    property,
    ...[...css.matchAll(new RegExp(`(?<![-\\w])${property}:\\s*var\\((--[\\w-]+)\\)`, 'g'))]
      .map(([, name = '']) => name)
      .filter((name) => !tokens.has(name)),
  ];
  const [inks, grounds] = [carriers('color'), carriers('background')];
  return [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, block = '']) => {
    const said = block.split(';').map((line) => line.split(/:(.*)/s).map((part) => part.trim()));
    const valueSaid = (names: string[]) => said.find(([name = '']) => names.includes(name))?.[1];
    const text = valueSaid(inks)?.match(/^var\((--[\w-]+)\)$/)?.[1];
    const ground = valueSaid(grounds) ?? '';
    if (text === undefined || !tokens.has(text)) return [];
    return [{ file, text, ground: colourIn('day', ground, tokens) === null ? null : ground }];
  });
});

test('every colour that text has in a style sheet is among the pairs', () => {
  expect(uses.length).toBeGreaterThan(100);
  const known = new Set<string>([...textPairs, ...drawingPairs].map(({ text }) => text));
  // Gold draws and never writes, as tokens.css says.
  expect(uses.filter(({ text }) => !known.has(text) && text !== '--gold')).toEqual([]);
});

test('every text whose ground is said beside it is a pair', () => {
  const known = new Set(textPairs.map(({ text, ground }) => `${text} ${ground}`));
  const strangers = uses.filter(({ text, ground }) => {
    if (ground === null || text === '--gold') return false;
    const ends = [...ground.matchAll(/var\(--[\w-]+\)/g)].map(([end]) => `${text} ${end}`);
    // A mixture of two grounds on which a text can be read lies between them.
    return !known.has(`${text} ${ground}`) && !ends.every((end) => known.has(end));
  });
  expect(strangers).toEqual([]);
});

/** The style sheets of all rooms but the one that says what the tokens are. */
function styleSheets(): string[] {
  const rooms = ['packages', 'apps'].flatMap((floor) =>
    readdirSync(join(root, floor)).map((room) => join(floor, room)),
  );
  return rooms.flatMap((room) => {
    const src = join(room, 'src');
    const files = existsSync(join(root, src))
      ? readdirSync(join(root, src), { recursive: true, encoding: 'utf8' })
      : [];
    return files.filter((file) => /(?<!tokens)\.css$/.test(file)).map((file) => join(src, file));
  });
}
