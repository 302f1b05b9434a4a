/** How long a computer player takes. */
export type ComputerPace = 'calm' | 'normal' | 'quick' | 'instant';

/** Pauses of a computer's turn in milliseconds. */
export interface Pauses {
  /** Before a decision is put on the table. */
  readonly think: number;
  /** While a decision, or a farkle, lies there to be looked at. */
  readonly show: number;
}

/** Long enough to see which dice are kept and to read a short line, at four tempers. */
export const pauses: Readonly<Record<ComputerPace, Pauses>> = Object.freeze({
  calm: { think: 900, show: 2600 },
  normal: { think: 500, show: 1600 },
  quick: { think: 250, show: 800 },
  instant: { think: 0, show: 0 },
});

/** Dice count as lying still after so many milliseconds, even when nothing on the screen has said so. */
export const longestRoll = 3000;
