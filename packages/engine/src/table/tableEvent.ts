import type { Dice } from '@farkle/rules';

/** Everything that can be said to the chart. What a state does not accept leaves it as it is. */
export type TableEvent =
  /** The device is in the hands of the person to move. */
  | { readonly type: 'handover.accepted' }
  /** A person holds or lets go of the die in a place, 0–5. */
  | { readonly type: 'die.toggled'; readonly place: number }
  /** A person holds exactly the dice in these places. */
  | { readonly type: 'dice.held'; readonly places: readonly number[] }
  /** A person rolls: the first roll of a turn, or on with the selection committed. */
  | { readonly type: 'roll' }
  /** A person banks. */
  | { readonly type: 'bank' }
  /** The owner of the dice answers: as many as asked for, in the order of the free places. */
  | { readonly type: 'landed'; readonly dice: Dice }
  /** The lost points have been seen. */
  | { readonly type: 'farkle.acknowledged' }
  /** The player of a computer's seat has decided; before the first roll nothing is set aside. */
  | { readonly type: 'computer.decided'; readonly setAside: Dice; readonly then: 'roll' | 'bank' }
  /** The decision has been shown for long enough. */
  | { readonly type: 'computer.shown' }
  /** Somebody leaves the game. */
  | { readonly type: 'seat.left'; readonly seat: number };
