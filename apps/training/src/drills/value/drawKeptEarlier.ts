import { type Dice, diceInPlay, type Face, faces } from '@farkle/rules';
import type { Chance } from '../../chance/chance.ts';
import { alike, lay, mute } from './lay.ts';
import type { Position } from './position.ts';

/** Dice set aside in an earlier roll would combine with those of this one, if only they were of the same roll. */
export function drawKeptEarlier(chance: Chance): Position {
  switch (chance.below(4)) {
    case 0: {
      // A pair of 1s or 5s kept, and the third one comes.
      const face = chance.pick([1, 5] as const);
      return withRest(chance, alike(face, 2), alike(face, 1 + chance.below(2)));
    }
    case 1: {
      // Three alike kept, and the fourth comes.
      const face = chance.pick(faces);
      return withRest(chance, alike(face, 3), [face]);
    }
    case 2: {
      // 1-5 kept, then the other four dice score on their own: hot dice.
      const single = chance.pick([1, 5] as const);
      return withRest(chance, [1, 5], [...alike(chance.pick(mute), 3), single]);
    }
    default: {
      // Three alike kept, and three more of the same come.
      const face = chance.pick(mute);
      return withRest(chance, alike(face, 3), alike(face, 3));
    }
  }
}

/** The other dice of the roll are of faces that do not score alone and stay apart. */
function withRest(chance: Chance, kept: Dice, chosen: Dice): Position {
  const strangers = mute.filter((face) => !chosen.includes(face) && !kept.includes(face));
  const rest = diceInPlay - kept.length - chosen.length;
  const others: readonly Face[] = chance.shuffle(strangers).slice(0, rest);
  return lay(chance, chosen, others, kept);
}
