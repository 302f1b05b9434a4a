import { seedBytes } from '@farkle/replay';

/** 32 bytes of the platform's cryptographic generator: the one place where a local game's chance comes from. */
export function freshSeed(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(seedBytes));
}
