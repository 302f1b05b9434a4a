import { createHmac } from 'node:crypto';

/** 252 is the largest multiple of six that fits in a byte. */
const fairBytes = 252;

/**
 * The dice that a seed (64 hex digits) deals, computed as the rules of the dice say and without the site's own code:
 * block b of turn t and roll r is HMAC-SHA-256 of `farkle/1/t/r/b`, bytes from 252 on are skipped, the others give
 * the face (byte mod 6) + 1, and a roll is the first `count` faces.
 */
export function dealtDice(seed: string, turn: number, roll: number, count: number): number[] {
  const key = Buffer.from(seed, 'hex');
  const dice: number[] = [];
  for (let block = 0; dice.length < count; block++) {
    const bytes = createHmac('sha256', key).update(`farkle/1/${turn}/${roll}/${block}`).digest();
    dice.push(...[...bytes].filter((byte) => byte < fairBytes).map((byte) => (byte % 6) + 1));
  }
  return dice.slice(0, count);
}
