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

/** Reads one part of plain JSON, or throws the damage, named from this part on. */
export type Reader<T> = (value: unknown) => T;

/** Throws unless the parts agree. */
export function agree(agreed: boolean, at: string): asserts agreed {
  if (!agreed) throw new Damage(at, { code: 'contradiction' });
}

/** Throws unless this part has the shape that it should have. */
export function shape(sound: boolean): asserts sound {
  if (!sound) throw new Damage('', { code: 'wrongShape' });
}

/** Reads a named part; damage inside it is named from one level further out. */
export function part<T>(name: string, read: Reader<T>, value: unknown): T {
  try {
    return read(value);
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    throw new Damage(error.at === '' ? name : `${name}.${error.at}`, { code: error.code, cause: error });
  }
}

/** A whole number in a range, both ends included. */
export function whole<T extends number = number>(least: number, most = Number.MAX_SAFE_INTEGER): Reader<T> {
  return (value) => {
    shape(typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most);
    return (value === 0 ? 0 : value) as T; // never -0
  };
}

/** Yes or no. */
export const flag: Reader<boolean> = (value) => {
  shape(typeof value === 'boolean');
  return value;
};

/** One of a few words. */
export function word<T extends string>(...words: readonly T[]): Reader<T> {
  return (value) => {
    const found = words.find((each) => each === value);
    shape(found !== undefined);
    return found;
  };
}

/** What `read` reads, or null. */
export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === null ? null : read(value));
}

/** A list of so many parts. */
export function list<T>(read: Reader<T>, least = 0, most = Number.POSITIVE_INFINITY): Reader<T[]> {
  return (value) => {
    shape(Array.isArray(value) && value.length >= least && value.length <= most);
    return value.map((each, index) => part(String(index), read, each));
  };
}

/** An object with exactly these fields. */
export function fields<T extends object>(readers: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> {
  const names = Object.keys(readers) as (keyof T & string)[];
  return (value) => {
    shape(isObject(value) && Object.keys(value).length === names.length);
    const parts: Partial<T> = {};
    for (const name of names) {
      parts[name] = part(name, readers[name], Object.hasOwn(value, name) ? value[name] : undefined);
    }
    return parts as T;
  };
}

/** One of several kinds of objects, told apart by their field `kind`. */
export function kinds<T extends { readonly kind: string }>(
  readers: {
    readonly [K in T['kind']]: Reader<Extract<T, { readonly kind: K }>>;
  },
): Reader<T> {
  return (value) => {
    shape(isObject(value) && typeof value.kind === 'string' && Object.hasOwn(readers, value.kind));
    return readers[value.kind as T['kind']](value);
  };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
