import type { ChanceSeed } from './chance.ts';

/** A seed from the platform's generator: the one place where the app's chance comes from. */
export function freshChanceSeed(): ChanceSeed {
  const [first = 0, second = 0, third = 0] = crypto.getRandomValues(new Uint32Array(3));
  return [first, second, third];
}
