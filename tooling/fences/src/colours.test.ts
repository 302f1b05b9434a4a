import { expect, test } from 'vitest';
import { coloursInCode, coloursInCss } from './colours.ts';
import { sources } from './rooms.ts';

const tokens = 'packages/ui/src/tokens.css';

test('tokens.css is the only style sheet with colours', () => {
  const wrong = sources
    .filter(({ path }) => path.endsWith('.css') && path !== tokens)
    .flatMap(({ path, text }) => coloursInCss(text).map((colour) => `${path}: ${colour}`));
  expect(wrong).toEqual([]);
  expect(coloursInCss(sources.find(({ path }) => path === tokens)?.text ?? '').length).toBeGreaterThan(10);
});

test('no colour is written into code', () => {
  const wrong = sources
    .filter(({ path }) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !/\.(test|journey)\.tsx?$/.test(path))
    .flatMap(({ path, text }) => coloursInCode(text).map((colour) => `${path}: ${colour}`));
  expect(wrong).toEqual([]);
});

test.each([
  ['.a { color: #fff; }', ['#fff']],
  ['.a { border: 1px solid rgb(0 0 0 / 50%) }', ['rgb(0 0 0 / 50%)']],
  ['.a { background: White; }', ['White']],
  ['.a { color: var(--red); background: transparent; fill: currentcolor; }', []],
  ['.a { color: oklch(from var(--felt) l c h / 50%); animation: red-alert 1s; }', []],
  ['.a { background: color-mix(in oklch, var(--felt), black 10%); }', ['black']],
  ['/* #fff */ #add { margin: 0; white-space: nowrap; }', []],
])('%s has the colours %j', (css, colours) => {
  expect(coloursInCss(css)).toEqual(colours);
});

test.each([
  ["const c = '#c0ffee';", ['#c0ffee']],
  ['<path fill="white" stroke="none" />', ['white']],
  ["const style = { color: 'rgb(1, 2, 3)' };", ['rgb(1, 2, 3)']],
  ["const anchor = '#board'; const text = 'red dice';", []],
])('%s has the colours %j', (code, colours) => {
  expect(coloursInCode(code)).toEqual(colours);
});
