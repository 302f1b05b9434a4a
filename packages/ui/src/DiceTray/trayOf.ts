import type { Face } from '../Die/face.ts';
import type { TrayDie } from './Place.tsx';

/** A short hand for the trays of stories: what each die shows and how it lies. */
export type Lying = [face: Face, look?: TrayDie['look'], press?: TrayDie['press']];

const captions = { plain: undefined, held: 'set aside', dull: 'no score' } as const;

/** A tray in English: `null` is an empty place; a plain 1 or 5 says what it scores. */
export function trayOf(...dice: (Lying | null)[]): (TrayDie | null)[] {
  return dice.map((lying) => {
    if (lying === null) return null;
    const [face, look = 'plain', press = 'toggle'] = lying;
    const single = { 1: 'scores 100', 5: 'scores 50' }[face as number];
    const caption = captions[look] ?? single;
    return {
      face,
      look,
      press,
      name: caption === undefined ? `${face}` : `${face}, ${caption}`,
      ...(caption === undefined ? {} : { caption }),
    };
  });
}
