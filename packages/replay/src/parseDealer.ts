import type { Result } from '@farkle/rules';
import type { Dealer } from './dealer.ts';
import { formatSeed, parseSeed } from './seed.ts';

/** Why a value is no dealer; `field` names the one to blame and is empty when the value is no object. */
export type DealerError =
  | { readonly code: 'notAnObject'; readonly field: '' }
  | { readonly code: 'notASeed'; readonly field: 'seed' }
  | { readonly code: 'notACount'; readonly field: 'turn' | 'roll' };

/**
 * Reads a dealer from foreign data such as a save. The seed comes out in lower case; fields that a dealer does not
 * have are dropped.
 */
export function parseDealer(value: unknown): Result<Dealer, DealerError> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, error: { code: 'notAnObject', field: '' } };
  }
  const { seed: text, turn, roll } = value as Partial<Record<keyof Dealer, unknown>>;
  const seed = parseSeed(text);
  if (!seed.ok) return { ok: false, error: { code: 'notASeed', field: 'seed' } };
  if (!isCount(turn)) return { ok: false, error: { code: 'notACount', field: 'turn' } };
  if (!isCount(roll)) return { ok: false, error: { code: 'notACount', field: 'roll' } };
  return { ok: true, value: { seed: formatSeed(seed.value), turn, roll } };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
