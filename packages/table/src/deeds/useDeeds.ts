import type { DieView, TableEvent } from '@farkle/engine';
import type { Dice } from '@farkle/rules';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Table } from '../useTable.ts';

/** A second press within so many milliseconds of the last one is taken as a part of it. */
const doublePress = 300;

/** Everything that a person can do at the table, by press or by key. */
export interface Deeds {
  roll(): void;
  bank(): void;
  /** Goes on after a farkle. */
  goOn(): void;
  /** Takes the device over. */
  takeOver(): void;
  toggle(place: number): void;
  /** Sets aside the dice worth most. */
  holdBest(): void;
  /** Sets exactly these dice of the roll aside. */
  hold(dice: Dice): void;
  /** Cuts rolling dice and a computer's pause short. */
  skip(): void;
}

/**
 * The deeds of a person. Presses that end something (roll, bank, going on, taking over) do one thing each, though
 * they come twice: the second of two quick ones would land on what the first has brought into its place. Choosing
 * a die in between shows that the next press is meant.
 */
export function useDeeds(
  { send, skip, view, moving }: Table,
  refuse: (deed: 'roll' | 'bank') => void,
): Deeds {
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const now = useRef({ view, moving, refuse });
  useLayoutEffect(() => {
    now.current = { view, moving, refuse };
  });

  return useMemo(() => {
    function press(act: () => void) {
      const at = performance.now();
      const since = at - lastPress.current;
      lastPress.current = at;
      if (since >= doublePress) act();
    }

    function command(event: TableEvent & { type: 'roll' | 'bank' }) {
      press(() => {
        const { view: seen, moving: rolls, refuse: explain } = now.current;
        const idle = seen.seats[seen.seat]?.kind === 'person' && !rolls;
        if (!idle) skip();
        else if (!send(event)) explain(event.type);
      });
    }

    function choose(event: TableEvent) {
      lastPress.current = Number.NEGATIVE_INFINITY;
      send(event);
    }

    return {
      roll: () => command({ type: 'roll' }),
      bank: () => command({ type: 'bank' }),
      goOn: () => press(() => void send({ type: 'farkle.acknowledged' })),
      takeOver: () => press(() => void send({ type: 'handover.accepted' })),
      toggle: (place) => choose({ type: 'die.toggled', place }),
      holdBest: () => {
        const { best } = now.current.view;
        if (best.length > 0) choose({ type: 'dice.held', places: best });
      },
      hold: (dice) => {
        const places = placesOf(now.current.view.dice, dice);
        if (places !== null) choose({ type: 'dice.held', places });
      },
      skip: () => void skip(),
    };
  }, [send, skip]);
}

/** Places that show these faces, one for each die; null when the table does not show them all. */
function placesOf(lying: readonly DieView[], dice: Dice): number[] | null {
  const free = lying.filter(({ face }) => face !== null);
  const places: number[] = [];
  for (const face of dice) {
    const at = free.findIndex((die) => die.face === face);
    const [die] = at === -1 ? [] : free.splice(at, 1);
    if (die === undefined) return null;
    places.push(die.place);
  }
  return places;
}
