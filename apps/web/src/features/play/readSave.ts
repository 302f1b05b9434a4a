import { type GameSnapshot, parseSavedTable, type SaveDamage } from '@farkle/engine';
import type { Save } from '@farkle/profile';
import type { Result } from '@farkle/rules';

/**
 * Reads the table of a save, and refuses one that does not go with what lies beside it: other seats than sit there,
 * another mode than it is played in, or a dealer who has dealt further than the game has come.
 */
export function readSave({ table, seats, mode, dealer }: Save): Result<GameSnapshot, SaveDamage> {
  const parsed = parseSavedTable(table);
  if (!parsed.ok) return parsed;
  const { kinds, game } = parsed.value.context;
  const { turn } = game;
  if (seats.length !== kinds.length || seats.some(({ kind }, at) => kind !== kinds[at])) {
    return contradiction('seats');
  }
  if ((mode === 'solo') === (game.goal.kind === 'target')) return contradiction('mode');
  const ahead = dealer.turn > turn.number || (dealer.turn === turn.number && dealer.roll > turn.rolls);
  return ahead ? contradiction('dealer') : parsed;
}

/** The snapshot of a game that was just kept. Throws when it cannot be read back: then we wrote it wrong. */
export function restoreSave(save: Save): GameSnapshot {
  const table = readSave(save);
  if (table.ok) return table.value;
  throw new Error(`A game was kept that cannot be read back (${table.error.code} at ${table.error.at}).`);
}

function contradiction(at: string): Result<never, SaveDamage> {
  return { ok: false, error: { code: 'contradiction', at } };
}
