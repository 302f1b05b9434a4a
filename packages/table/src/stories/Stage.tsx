import { loadedDice, type TableInput } from '@farkle/engine';
import { en } from '@farkle/messages';
import { classic } from '@farkle/rules';
import { Button } from '@farkle/ui';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import type { Snapshot } from 'xstate';
import { GameTable } from '../board/GameTable.tsx';
import type { AskHint } from '../hint.ts';
import type { Decision, TableHost } from '../store/host.ts';
import { TableProvider } from '../TableProvider.tsx';
import type { TableSettings } from '../tableSettings.ts';

/** A person against a computer, to the target, the person begins. */
export const againstHard: TableInput = {
  ruleSet: classic,
  goal: { kind: 'target' },
  kinds: ['person', 'computer'],
};

/** The same table, the computer begins. */
export const hardBegins: TableInput = { ...againstHard, firstSeat: 1 };

/** Two people on one device. */
export const friends: TableInput = {
  ruleSet: classic,
  goal: { kind: 'target' },
  kinds: ['person', 'person'],
};

/** The settings of a new device, with dice that do not keep a story waiting. */
const storySettings: TableSettings = {
  diceSpeed: 'quick',
  computerPace: 'normal',
  riskHint: false,
  singleKeys: true,
};

export type StageProps = {
  readonly title?: string;
  readonly input?: TableInput;
  readonly names?: readonly string[];
  readonly seatNotes?: readonly (string | null)[];
  readonly snapshot?: Snapshot<unknown>;
  /** The dice to come, roll by roll. */
  readonly rolls?: readonly string[];
  /** The computers' decisions to come. */
  readonly decisions?: readonly Decision[];
  readonly settings?: Partial<TableSettings>;
  readonly onLeave?: () => void;
  readonly onStep?: (persisted: unknown) => void;
  /** Another owner of the dice than the list of rolls. */
  readonly dealDice?: TableHost['dealDice'];
  readonly onTrouble?: (error: unknown) => void;
  /** The coach; without one there is none to ask. */
  readonly hint?: AskHint;
};

/** A whole table with loaded dice, on the real chart. */
export function Stage({
  title = 'Against Hard',
  input = againstHard,
  names = ['You', 'Hard'],
  seatNotes = [null, 'exact odds'],
  snapshot,
  rolls = [],
  decisions = [],
  settings,
  onLeave = () => undefined,
  onStep,
  dealDice,
  onTrouble,
  hint,
}: StageProps) {
  const [dice] = useState(() => loadedDice(rolls));
  const [next] = useState(() => decisions.values());
  return (
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <TableProvider
        input={input}
        snapshot={snapshot}
        names={names}
        seatNotes={seatNotes}
        settings={{ ...storySettings, ...settings }}
        dealDice={dealDice ?? dice}
        playSeat={() => {
          const { value } = next.next();
          if (value === undefined) throw new Error('The story has no more decisions: add one.');
          return value;
        }}
        onStep={onStep}
        onTrouble={onTrouble}
        hint={hint}
      >
        <GameTable
          title={title}
          onLeave={onLeave}
          endActions={
            <>
              <Button variant="primary">Rematch</Button>
              <Button>Home</Button>
            </>
          }
        />
      </TableProvider>
    </IntlProvider>
  );
}
