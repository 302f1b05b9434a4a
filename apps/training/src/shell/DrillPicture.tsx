import type { Dice } from '@farkle/rules';
import { DiceRow } from '@farkle/ui';
import type { DrillId } from '../session/drillIds.ts';

/** A drill, or the explorer beside them. */
type Pictured = DrillId | 'explorer';

/** What each is about, in dice: those that matter are ringed. */
const pictures: Readonly<Record<Pictured, { readonly dice: Dice; readonly ringed: readonly number[] }>> = {
  value: { dice: [1, 1, 1, 5, 3], ringed: [0, 1, 2, 3] },
  spot: { dice: [2, 5, 4, 1, 6], ringed: [1, 3] },
  odds: { dice: [3, 6], ringed: [] },
  keep: { dice: [1, 5, 2, 2, 3, 6], ringed: [0] },
  bankOrRoll: { dice: [4, 2], ringed: [] },
  endgame: { dice: [5], ringed: [0] },
  explorer: { dice: [6, 3, 5, 1], ringed: [] },
};

/** A drill's picture; its name says the rest. */
export function DrillPicture({ drill }: { readonly drill: Pictured }) {
  const { dice, ringed } = pictures[drill];
  return <DiceRow faces={dice} ringed={ringed} />;
}
