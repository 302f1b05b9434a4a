import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { en } from './en/index.ts';
import type { Words, WordsLike } from './words.ts';

const plain = 'AaBbCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuYyZz';
const accented = 'ÀàƁƀÇçĎďÉéĜĝĤĥÎîĴĵĶķĹĺÑñÔôŔŕŠšŢţÛûÝýŽž';
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/** How much longer its sentences are than the English ones, as long as a wordy language. */
const longer = 0.4;

/**
 * English with accents and two fifths longer: whoever reads it sees words that do not come from here, and boxes that
 * are too small for another language.
 */
export function pseudo(): Words {
  return disguise(en);
}

function disguise<Tree extends object>(words: Tree): WordsLike<Tree> {
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [
      key,
      typeof word === 'string' ? printAST(parse(word).map(disguiseElement)) : disguise(word),
    ]),
  ) as WordsLike<Tree>;
}

/** Text is disguised, whatever names a parameter or a form stays. */
function disguiseElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: disguiseText(element.value) };
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: option.value.map(disguiseElement) },
          ]),
        ),
      };
    case TYPE.tag:
      return { ...element, children: element.children.map(disguiseElement) };
    default:
      return element;
  }
}

function disguiseText(text: string): string {
  const letters = [...text].map((letter) => accents.get(letter) ?? letter).join('');
  const words = text.match(/\p{Letter}+/gu)?.join('') ?? '';
  return words === '' ? letters : lengthen(letters, Math.round(words.length * longer));
}

/** Lets vowels sing until the text has grown by so many letters. */
function lengthen(text: string, by: number): string {
  const vowels = [...text.matchAll(/[àéîôûý]/gu)].map(({ index }) => index);
  if (vowels.length === 0) return text + '~'.repeat(by);
  const times = new Map(
    vowels.map((at, place) => [at, Math.floor((by + vowels.length - 1 - place) / vowels.length)]),
  );
  return [...text].map((letter, at) => letter.repeat(1 + (times.get(at) ?? 0))).join('');
}
