import { parseSeed, type SeedErrorCode } from '@farkle/replay';

/** What `?seed=` of an address says: nothing, a seed to deal from, or why it is none. */
export type AddressSeed =
  | { readonly kind: 'none' }
  | { readonly kind: 'seed'; readonly seed: Uint8Array; readonly text: string }
  | { readonly kind: 'refused'; readonly code: SeedErrorCode };

/** Reads the seed of an address. A seed that is there and wrong is refused, never replaced by a random one. */
export function addressSeed(value: string | readonly string[] | undefined): AddressSeed {
  if (value === undefined) return { kind: 'none' };
  const parsed = parseSeed(value);
  if (!parsed.ok) return { kind: 'refused', code: parsed.error.code };
  return { kind: 'seed', seed: parsed.value, text: String(value) };
}
