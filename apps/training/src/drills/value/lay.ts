import type { Dice, Face } from '@farkle/rules';
import type { Chance } from '../../chance/chance.ts';
import type { Position } from './position.ts';

/** The faces that score nothing alone. */
export const mute: readonly Face[] = [2, 3, 4, 6];

/** So many dice of one face. */
export function alike(face: Face, count: number): Face[] {
  return new Array<Face>(count).fill(face);
}

/** Lays chosen and other dice on the table in a random order. */
export function lay(chance: Chance, chosen: Dice, others: Dice, kept: Dice = []): Position {
  const dice = chance.shuffle([
    ...chosen.map((face) => ({ face, isChosen: true })),
    ...others.map((face) => ({ face, isChosen: false })),
  ]);
  return {
    kept,
    roll: dice.map(({ face }) => face),
    chosen: dice.flatMap(({ isChosen }, place) => (isChosen ? [place] : [])),
  };
}
