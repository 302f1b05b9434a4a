import type { Face } from '@farkle/rules';
import { diceInPlay } from '@farkle/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { soundSeed } from './seed.ts';

/** 252 is the largest multiple of six that fits in a byte: taking less keeps every face equally likely. */
const fairBytes = 252;

/**
 * The faces of one roll without an end, from the seed, the turn and the roll alone. Block b, from 0, is
 * HMAC-SHA-256 with the seed as key and the ASCII message `farkle/1/turn/roll/b`; its bytes are read in order, those
 * from 252 on are skipped, and each other byte gives the face (byte mod 6) + 1.
 *
 * `turn` counts the turns of the whole game from 0, all seats together; `roll` counts within the turn from 0 and goes
 * on after hot dice. Throws for a seed that is not 32 bytes and for a count that is no whole number from 0.
 */
export function* diceStream(seed: Uint8Array, turn: number, roll: number): Generator<Face, never> {
  const key = soundSeed(seed);
  const place = `${soundCount(turn, 'turn')}/${soundCount(roll, 'roll')}`;
  for (let block = 0; ; block++) {
    for (const byte of hmac(sha256, key, utf8ToBytes(`farkle/1/${place}/${block}`))) {
      if (byte < fairBytes) yield ((byte % 6) + 1) as Face;
    }
  }
}

/**
 * The dice of one roll: the first `count` (1 to 6) faces of its stream. A roll of fewer dice therefore shows the first
 * dice of a roll of more. Throws like `diceStream`, and for a count of dice that nobody can roll.
 */
export function streamRoll(seed: Uint8Array, turn: number, roll: number, count: number): Face[] {
  if (!Number.isInteger(count) || count < 1 || count > diceInPlay) {
    throw new RangeError(
      `A roll has 1 to ${diceInPlay} dice, not ${count}. Other counts cannot lie on the table; ask for the number of dice left in the turn.`,
    );
  }
  const dice: Face[] = [];
  for (const face of diceStream(seed, turn, roll)) {
    dice.push(face);
    if (dice.length === count) break;
  }
  return dice;
}

/** A turn's or roll's number. Throws for one that no game counts to. */
function soundCount(value: number, of: 'turn' | 'roll'): number {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(
      `The ${of} must be a whole number from 0, but is ${value}. The dice depend on it, and nobody could roll them again; count ${of}s from 0.`,
    );
  }
  return value;
}
