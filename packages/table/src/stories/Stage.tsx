import { loadedDice, type SeatKind, type TableInput } from '@farkle/engine';
import { classic } from '@farkle/rules';
import { Button } from '@farkle/ui';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
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

/** A whole table with loaded dice, on the real chart, in the language of the book. */
export function Stage({
  title,
  input = againstHard,
  names,
  seatNotes,
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
  const t = useTranslations();
  const usual = useUsualSeats(input.kinds);
  return (
    <TableProvider
      input={input}
      snapshot={snapshot}
      names={names ?? usual.names}
      seatNotes={seatNotes ?? usual.notes}
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
        title={title ?? usual.title}
        onLeave={onLeave}
        endActions={
          <>
            <Button variant="primary">{t('play.rematch')}</Button>
            <Button>{t('play.home')}</Button>
          </>
        }
      />
    </TableProvider>
  );
}

/** What the page calls a table and its seats while nobody has typed a name. */
function useUsualSeats(kinds: TableInput['kinds']) {
  const t = useTranslations();
  return useMemo(() => {
    const computers = kinds.filter((kind) => kind === 'computer').length;
    const people = kinds.length - computers;
    const numbers = kinds.map((kind, at) => kinds.slice(0, at + 1).filter((other) => other === kind).length);
    const nameOf = (kind: SeatKind, number: number) => {
      if (kind === 'person') return people === 1 ? t('play.you') : t('play.player', { number });
      return computers === 1 ? t('setUp.level.hard') : t('play.computerNumber', { number });
    };
    return {
      title: computers === 0 ? t('play.title.together') : t('play.title.computer', { count: computers }),
      names: kinds.map((kind, at) => nameOf(kind, numbers[at] ?? 1)),
      notes: kinds.map((kind) => (kind === 'computer' ? t('play.levelNotes.exact') : null)),
    };
  }, [t, kinds]);
}
