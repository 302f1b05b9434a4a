/** A colour without transparency: red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The theme that `light-dark()` is read in. */
export type Theme = 'day' | 'night';

/**
 * The colour that a value of the tokens has in a theme: `var()`, `light-dark()`, hex and `color-mix(in oklab, …)`. Null
 * for what is no solid colour, such as a size, a shadow or a transparent one.
 */
export function colourIn(theme: Theme, value: string, tokens: ReadonlyMap<string, string>): Rgb | null {
  const written = value.trim();
  const variable = written.match(/^var\((--[\w-]+)\)$/)?.[1];
  if (variable !== undefined) return colourIn(theme, tokens.get(variable) ?? '', tokens);
  const [name, inside] = [...(written.match(/^([\w-]+)\((.*)\)$/s)?.slice(1) ?? [])];
  if (name === 'light-dark')
    return colourIn(theme, parts(inside ?? '')[theme === 'day' ? 0 : 1] ?? '', tokens);
  if (name === 'color-mix') return mixIn(theme, parts(inside ?? ''), tokens);
  const digits = written.match(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)?.[1];
  if (digits === undefined) return null;
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

/** Splits at the commas that stand in no brackets. */
function parts(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((part) => part.trim());
}

/** `color-mix(in oklab, one, other 12%)`: so much of the other colour, half where nothing is said. */
function mixIn(
  theme: Theme,
  [, first = '', second = '']: string[],
  tokens: ReadonlyMap<string, string>,
): Rgb | null {
  const share = Number(second.match(/\s(\d+)%$/)?.[1] ?? 50) / 100;
  const one = colourIn(theme, first, tokens);
  const other = colourIn(theme, second.replace(/\s\d+%$/, ''), tokens);
  if (one === null || other === null) return null;
  const [from, to] = [toOklab(one), toOklab(other)];
  return fromOklab(from.map((value, at) => value + share * ((to[at] ?? 0) - value)));
}

/**
 * How far two colours are apart for the eye, from 1 to 21.
 * WCAG 2.2, "contrast ratio" and "relative luminance": https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(one: Rgb, other: Rgb): number {
  const [brighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The light of a channel, 0 to 1. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function channel(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, share)));
}

type Matrix = readonly (readonly number[])[];

const times = (matrix: Matrix, vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), 0));

// Björn Ottosson's figures: https://bottosson.github.io/posts/oklab/
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function toOklab(colour: Rgb): number[] {
  return times(toLab, times(toCones, colour.map(linear)).map(Math.cbrt));
}

function fromOklab(lab: readonly number[]): Rgb {
  const cones = times(fromLab, lab).map((value) => value ** 3);
  return times(fromCones, cones).map(channel) as unknown as Rgb;
}
