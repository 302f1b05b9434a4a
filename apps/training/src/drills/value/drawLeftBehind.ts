import { type Dice, type Face, faces } from '@farkle/rules';
import type { Chance } from '../../chance/chance.ts';
import { alike, lay, mute } from './lay.ts';
import type { Position } from './position.ts';

/** Some of a combination is set aside and some of it left on the table: only what is set aside counts. */
export function drawLeftBehind(chance: Chance): Position {
  const others = (face: Face, count: number): Dice => {
    const strangers = mute.filter((stranger) => stranger !== face);
    return Array.from({ length: chance.below(count + 1) }, () => chance.pick(strangers));
  };
  switch (chance.below(5)) {
    case 0: {
      // One or two of three 1s or 5s.
      const face = chance.pick([1, 5] as const);
      const chosen = 1 + chance.below(2);
      return lay(chance, alike(face, chosen), [...alike(face, 3 - chosen), ...others(face, 3)]);
    }
    case 1: {
      // Three of four or five alike.
      const face = chance.pick(faces);
      const left = 1 + chance.below(2);
      return lay(chance, alike(face, 3), [...alike(face, left), ...others(face, 3 - left)]);
    }
    case 2: {
      // Two of three that score only together.
      const face = chance.pick(mute);
      return lay(chance, alike(face, 2), [face, ...others(face, 3)]);
    }
    case 3: {
      // The 1, the 5 or both of a straight.
      const chosen = chance.pick<Dice>([[1], [5], [1, 5]]);
      return lay(
        chance,
        chosen,
        faces.filter((face) => !chosen.includes(face)),
      );
    }
    default: {
      // The scoring pair or pairs of three pairs.
      const [first, second] = chance.shuffle(mute);
      const [low, high] = [first as Face, second as Face];
      return chance.onceIn(2)
        ? lay(chance, [1, 1, 5, 5], alike(low, 2))
        : lay(chance, alike(chance.pick([1, 5] as const), 2), [...alike(low, 2), ...alike(high, 2)]);
    }
  }
}
