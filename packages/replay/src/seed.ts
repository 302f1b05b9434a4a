import type { Result } from '@farkle/rules';
import { bytesToHex, hexToBytes, isBytes } from '@noble/hashes/utils.js';

/** A seed is so many bytes long. */
export const seedBytes = 32;

/** Why a text is no seed: it is no text at all; it has not 64 characters; one of them is no hex digit. */
export type SeedErrorCode = 'notText' | 'wrongLength' | 'notHex';

export interface SeedError {
  readonly code: SeedErrorCode;
}

/** Reads a seed from foreign data: 64 hex digits, upper and lower case alike, and nothing around them. */
export function parseSeed(text: unknown): Result<Uint8Array, SeedError> {
  if (typeof text !== 'string') return { ok: false, error: { code: 'notText' } };
  if (text.length !== seedBytes * 2) return { ok: false, error: { code: 'wrongLength' } };
  if (!/^[0-9a-f]+$/i.test(text)) return { ok: false, error: { code: 'notHex' } };
  return { ok: true, value: hexToBytes(text) };
}

/** The seed as 64 lower-case hex digits, the form in which seeds are saved, linked to and published. */
export function formatSeed(seed: Uint8Array): string {
  return bytesToHex(soundSeed(seed));
}

/** The seed itself. Throws when it is not 32 bytes: seeds from outside go through `parseSeed`. */
export function soundSeed(seed: Uint8Array): Uint8Array {
  if (!isBytes(seed)) {
    throw new TypeError(
      `A seed is a Uint8Array of ${seedBytes} bytes, but got ${typeof seed}. Dice from anything else could not be checked by others; read a text with parseSeed first.`,
    );
  }
  if (seed.length !== seedBytes) {
    throw new RangeError(
      `A seed has ${seedBytes} bytes, but this one has ${seed.length}. Its dice and its commitment would belong to no game; pass the whole seed.`,
    );
  }
  return seed;
}
