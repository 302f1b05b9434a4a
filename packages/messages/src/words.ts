import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { en } from './en/index.ts';

/** Something shaped like the English words, with sentences of its own. */
export type WordsLike<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : WordsLike<English[Key]>;
};

/** Every sentence of the product in any language: the keys are those of the English ones. */
export type Words = WordsLike<typeof en>;

/** The areas that the training app speaks of. */
export type TrainingArea = 'coach' | 'reasons' | 'rules' | 'table' | 'training';

/** The words of the training app in any language. */
export type TrainingWords = Pick<Words, TrainingArea>;

/** The names of a sentence's parameters. */
type Parameters<Sentence extends string> = keyof GetICUArgs<Sentence>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The keys below `Path` whose sentences name other parameters than the English ones; `never` if there is none. */
export type Disagreement<English, Other, Path extends string = ''> = {
  [Key in keyof English & string]: Key extends keyof Other
    ? English[Key] extends string
      ? Other[Key] extends string
        ? Same<Parameters<English[Key]>, Parameters<Other[Key]>> extends true
          ? never
          : `${Path}${Key}`
        : `${Path}${Key}`
      : Disagreement<English[Key], Other[Key], `${Path}${Key}.`>
    : `${Path}${Key}`;
}[keyof English & string];

/**
 * Takes an area's words in another language as they are, once their keys and parameters agree with the English ones.
 * A key that is missing or a parameter that differs fails the build, and the compiler names it.
 */
export function agreed<Area extends keyof typeof en, const Other extends WordsLike<(typeof en)[Area]>>(
  _area: Area,
  words: Other &
    ([Disagreement<(typeof en)[Area], Other>] extends [never]
      ? unknown
      : { readonly disagrees: Disagreement<(typeof en)[Area], Other> }),
): Other {
  return words;
}
