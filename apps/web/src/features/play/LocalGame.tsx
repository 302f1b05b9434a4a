'use client';

import type { GameSnapshot } from '@farkle/engine';
import type { Save, StoreError } from '@farkle/profile';
import { dealRoll } from '@farkle/replay';
import type { RollDue } from '@farkle/rules';
import { TableProvider } from '@farkle/table';
import { useRef, useState } from 'react';
import { useBrain } from '../brain/useBrain.ts';
import { useHint } from '../coach/useHint.ts';
import { useSettings } from '../device/useSettings.ts';
import { GameScreen } from './GameScreen.tsx';
import { tableInput } from './gamePlan.ts';
import { levelOf } from './levelOf.ts';
import { draftGame } from './newGame.ts';
import { nextPlan, planOf } from './nextPlan.ts';
import { restoreSave } from './readSave.ts';
import type { TableSession } from './tableSession.ts';
import { tableSlot } from './tableSlot.ts';
import { useSeatNames } from './useSeatNames.ts';
import { useSeatNotes } from './useSeatNotes.ts';

interface LocalGameProps {
  readonly session: Extract<TableSession, { kind: 'game' }>;
  /** Another game is on the table now. */
  readonly onNext: (save: Save, snapshot: GameSnapshot) => void;
}

/**
 * A game whose dice this device owns: deals from the seed in the save, keeps chart and dealer together after every
 * step, and lets a worker play the computers' seats at their levels. The worker is given the game, never the dealer.
 */
export function LocalGame({ session: { saves, save, snapshot }, onNext }: LocalGameProps) {
  const settings = useSettings();
  const dealer = useRef(save.dealer);
  const [trouble, setTrouble] = useState<StoreError | null>(null);
  const plan = planOf(save, snapshot);
  const levels = plan.seats.map((seat) => (seat.kind === 'computer' ? levelOf(seat) : null));
  const { brain, state } = useBrain(
    plan.ruleSet,
    tableInput(plan).goal,
    plan.seats.length,
    levels.some((level) => level !== null),
  );
  const seatNotes = useSeatNotes(levels, state);
  const hint = useHint(brain);
  const names = useSeatNames()(plan.seats);

  const dealDice = (due: RollDue) => {
    const dealt = dealRoll(dealer.current, due);
    dealer.current = dealt.dealer;
    return dealt.dice;
  };

  const keep = async (table: unknown) => {
    const draft = { ...save, savedAt: Date.now(), table, dealer: dealer.current };
    const kept = await saves.store(tableSlot, draft);
    setTrouble(kept.ok ? null : kept.error);
  };

  const startNext = async () => {
    const kept = await saves.store(tableSlot, draftGame(nextPlan(plan), null, Date.now()));
    if (kept.ok) onNext(kept.value, restoreSave(kept.value));
    else setTrouble(kept.error);
  };

  return (
    <TableProvider
      input={tableInput(plan)}
      snapshot={snapshot}
      dealDice={dealDice}
      playSeat={(game, seat) => brain().decide(game, levels[seat] ?? 'hard')}
      names={names}
      seatNotes={seatNotes}
      hint={hint}
      settings={settings}
      onStep={(table) => void keep(table)}
    >
      <GameScreen
        plan={plan}
        names={names}
        practice={save.practice}
        persistent={saves.persistent}
        trouble={trouble}
        onNext={() => void startNext()}
      />
    </TableProvider>
  );
}
