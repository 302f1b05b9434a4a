import { freshTable } from '@farkle/engine';
import type { Claim, Save, SaveDraft, Saves, StoreError } from '@farkle/profile';
import { freshSeed } from '@farkle/profile';
import { startDealer } from '@farkle/replay';
import type { Result } from '@farkle/rules';
import { type GamePlan, savedMode, tableInput } from './gamePlan.ts';
import { readTable } from './tableSession.ts';
import { tableSlot } from './tableSlot.ts';

/** Why a game could not be started: it is open in another tab, or the device refuses to keep it. */
export type StartError = StoreError;

/** A fresh game as it is first saved, before anything has been rolled. A seed that was given marks it as practice. */
export function draftGame(plan: GamePlan, givenSeed: Uint8Array | null, now: number): SaveDraft {
  return {
    id: crypto.randomUUID(),
    savedAt: now,
    table: freshTable(tableInput(plan)),
    dealer: startDealer(givenSeed ?? freshSeed()),
    practice: givenSeed !== null,
    mode: savedMode(plan.mode),
    seats: plan.seats,
  };
}

/**
 * Starts a game by keeping it: from here on its seed and every roll are settled, whatever happens to the page. The
 * game that lay in the slot is replaced; one that cannot be read is put aside first. A claim on the slot is needed,
 * the caller's own or a new one.
 */
export async function startGame(
  saves: Saves,
  plan: GamePlan,
  givenSeed: Uint8Array | null,
  held: Claim | null = null,
): Promise<Result<Save, StartError>> {
  const claim = held ?? (await saves.claimSlot(tableSlot, { steal: true }));
  await readTable(saves, claim);
  const stored = await saves.store(tableSlot, draftGame(plan, givenSeed, Date.now()));
  if (held === null) await claim.release();
  return stored;
}
