import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { soundSeed } from './seed.ts';

/**
 * The promise published before the first roll: the lower-case hex SHA-256 of the seed's 32 bytes. Who holds the seed
 * later can check that no other seed was dealt from. Throws when the seed is not 32 bytes.
 */
export function commitment(seed: Uint8Array): string {
  return bytesToHex(sha256(soundSeed(seed)));
}
