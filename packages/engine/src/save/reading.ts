/** What is wrong with a save: not JSON at all, a part of the wrong shape, or parts that contradict each other. */
export type DamageCode = 'notJson' | 'wrongShape' | 'contradiction';

/** Thrown inside the parser only; `parseSavedTable` turns it into a value. `at` names the damaged part. */
export class Damage extends Error {
  readonly code: DamageCode;
  readonly at: string;

  constructor(at: string, options: { code: DamageCode; cause?: unknown }) {
    super(`The save is damaged at "${at}" (${options.code}).`, options);
    this.code = options.code;
    this.at = at;
  }
}

/** Reads one part of plain JSON, or throws the damage. */
export type Reader<T> = (value: unknown, at: string) => T;

/** Throws unless the parts agree. */
export function agree(agreed: boolean, at: string): asserts agreed {
  if (!agreed) throw new Damage(at, { code: 'contradiction' });
}

function shape(sound: boolean, at: string): asserts sound {
  if (!sound) throw new Damage(at, { code: 'wrongShape' });
}

/** A whole number in a range, both ends included. */
export function whole<T extends number = number>(least: number, most = Number.MAX_SAFE_INTEGER): Reader<T> {
  return (value, at) => {
    shape(typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most, at);
    return (value === 0 ? 0 : value) as T; // never -0
  };
}

/** Yes or no. */
export const flag: Reader<boolean> = (value, at) => {
  shape(typeof value === 'boolean', at);
  return value;
};

/** One of a few words. */
export function word<T extends string>(...words: readonly T[]): Reader<T> {
  return (value, at) => {
    const found = words.find((each) => each === value);
    shape(found !== undefined, at);
    return found;
  };
}

/** What `read` reads, or null. */
export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value, at) => (value === null ? null : read(value, at));
}

/** A list of so many parts. */
export function list<T>(read: Reader<T>, least = 0, most = Number.POSITIVE_INFINITY): Reader<T[]> {
  return (value, at) => {
    shape(Array.isArray(value) && value.length >= least && value.length <= most, at);
    return value.map((each, index) => read(each, `${at}[${index}]`));
  };
}

/** An object with exactly these fields. */
export function fields<T extends object>(readers: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> {
  const names = Object.keys(readers) as (keyof T & string)[];
  return (value, at) => {
    shape(isObject(value), at);
    for (const name of Object.keys(value)) shape(Object.hasOwn(readers, name), `${at}.${name}`);
    const read: Partial<T> = {};
    for (const name of names) read[name] = readers[name](value[name], `${at}.${name}`);
    return read as T;
  };
}

/** One of several kinds of objects, told apart by their field `kind`. */
export function kinds<T extends { readonly kind: string }>(
  readers: {
    readonly [K in T['kind']]: Reader<Extract<T, { readonly kind: K }>>;
  },
): Reader<T> {
  return (value, at) => {
    shape(isObject(value) && typeof value.kind === 'string', at);
    shape(Object.hasOwn(readers, value.kind), `${at}.kind`);
    return readers[value.kind as T['kind']](value, at);
  };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
