import type { Source } from './rooms.ts';

/** The keys of all sentences in a tree of words. */
export function keysOf(words: object, path: readonly string[] = []): string[] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [[...path, name].join('.')] : keysOf(word as object, [...path, name]),
  );
}

/**
 * What a source may name a sentence with: every text in quotes, with `*` for what a template puts in, and every chain
 * of properties behind a name, such as `training.page.title` of `messages.training.page.title`.
 */
function namedIn({ text }: Pick<Source, 'text'>): string[] {
  const quoted = [...text.matchAll(/(['"])([\w-]+(?:\.[\w-]+)*)\1/g)].map(([, , words = '']) => words);
  const templates = [...text.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)].map(([, words = '']) =>
    words.replace(/\$\{[^}]*\}/g, '*'),
  );
  const chains = [...text.matchAll(/\b\w+\.(\w+(?:\.\w+)+)/g)].map(([, words = '']) => words);
  return [...quoted, ...templates, ...chains];
}

const letters = /[a-z]/i;

/** A name with `*` as a pattern: what a template puts in may be any steps of a key. */
function patternOf(name: string): RegExp {
  return new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+(?:\\.[\\w-]+)*')}$`);
}

/**
 * Patterns of whole keys for the names that are nothing but put in, such as `*.*`: they stand for keys of the areas
 * of words that their own source asks for.
 */
function emptyPatterns({ text }: Pick<Source, 'text'>): RegExp[] {
  const spaces = [...text.matchAll(/Translations\((?:\{[^}]*namespace: )?'([\w.-]+)'/g)].map(
    ([, space = '']) => space,
  );
  const names = namedIn({ text }).filter((name) => name.includes('*') && !letters.test(name));
  return spaces.flatMap((space) => names.map((name) => patternOf(`${space}.${name}`)));
}

/** The keys that nobody names: neither whole nor as the rest behind a part that somebody names. */
export function unnamedKeys(keys: readonly string[], sources: readonly Pick<Source, 'text'>[]): string[] {
  const names = [...new Set(sources.flatMap(namedIn))];
  const plain = new Set(names.filter((name) => !name.includes('*')));
  const patterns = names.filter((name) => name.includes('*') && letters.test(name)).map(patternOf);
  const whole = sources.flatMap(emptyPatterns);
  const isNamed = (name: string) => plain.has(name) || patterns.some((pattern) => pattern.test(name));
  return keys.filter((key) => {
    if (whole.some((pattern) => pattern.test(key))) return false;
    const steps = key.split('.');
    return !steps.some((_, at) => {
      const space = steps.slice(0, at).join('.');
      return (at === 0 || plain.has(space)) && isNamed(steps.slice(at).join('.'));
    });
  });
}
