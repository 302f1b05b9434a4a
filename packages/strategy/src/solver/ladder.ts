import { diceInPlay } from '@farkle/rules';
import {
  between,
  type Descent,
  descend,
  newDescent,
  rollingFrom,
  startDescent,
  type Top,
} from './descent.ts';
import type { TurnKit } from './turnKit.ts';

/** Turns of everybody who faces one opponent. */
export interface Ladder {
  /**
   * The value of a turn about to start with a score of so many levels when its farkle is worth so much. All banks
   * above have to be known. Fast when it is asked about ever lower scores.
   */
  readonly value: (own: number, farkle: number) => number;
  /** Starts anew: banks have changed. */
  readonly forget: () => void;
}

/** What a ladder is made of. Scores and points in levels of 50. */
export interface LadderParts {
  readonly kit: TurnKit;
  /** Levels to keep values of: the highest `top` or `settled` and what one roll adds. */
  readonly room: number;
  /** The least turn points that may be banked. */
  readonly minimum: number;
  /** By score: what banking is worth. */
  readonly bank: Float64Array;
  /** From where on one banks whatever the dice, by what a farkle is worth. */
  readonly top: (farkle: number) => number;
  readonly settled: number;
  readonly fineness: Fineness;
}

/** How finely a ladder is made. */
export interface Fineness {
  /** Into so many steps the farkle values between 0 and 1 are divided, */
  readonly rungs: number;
  /** and turns for so many of them are kept for questions to come, at least three. */
  readonly kept: number;
  /** So many levels above the start of a turn are found for its own farkle value, */
  readonly near: number;
  /** but the worth of hot dice only on so many. */
  readonly nearHot: number;
}

interface Rung {
  number: number;
  /** The lowest level that is known. */
  down: number;
  readonly descent: Descent;
}

/**
 * Turns against one opponent share their values far above their starts: these depend on the start only through what
 * a farkle is worth, and smoothly. So they are found once for each of a few farkle values, the rungs, and in between
 * read off parabolas. For each turn only levels near its start are found: turns seldom come farther, so that what the
 * parabolas miss hardly counts.
 */
export function ladder(parts: LadderParts): Ladder {
  const { kit, minimum, bank } = parts;
  const { rungs, near, nearHot } = parts.fineness;
  const { descent } = kit;
  const last = bank.length - 1;
  const kept: Rung[] = [];

  const topAbove = (own: number, farkle: number): Top => {
    const top = Math.max(parts.top(farkle), own + minimum, own + 1);
    return { top, settled: Math.max(top, parts.settled), farkle, bank };
  };

  const descentDownTo = (number: number, level: number, middle: number): Descent => {
    let rung = kept.find((one) => one.number === number);
    if (rung === undefined) {
      rung = freeRung(kept, parts, middle);
      // As high as any turn asks that reads it, up to a rung and a half farther on.
      const { top, settled } = topAbove(0, farkleOf(Math.min(number + 2, rungs), rungs));
      rung.number = number;
      rung.down = top;
      startDescent(kit, rung.descent, { top, settled, farkle: farkleOf(number, rungs), bank });
    }
    while (rung.down > level) {
      rung.down--;
      descend(kit, rung.descent, rung.down, bank[Math.min(rung.down, last)] as number, true);
    }
    return rung.descent;
  };

  const value = (own: number, farkle: number): number => {
    const above = topAbove(own, farkle);
    const start = own + Math.max(near, minimum);
    let free = own + Math.max(nearHot, minimum, 1);
    if (start < above.top) {
      const middle = middleRung(farkle, rungs);
      const three = [
        descentDownTo(middle - 1, free, middle),
        descentDownTo(middle, free, middle),
        descentDownTo(middle + 1, free, middle),
      ] as const;
      between(descent, three, farkle, free, start + kit.reach);
    } else {
      startDescent(kit, descent, above);
      free = above.top;
    }
    for (let level = Math.min(start, above.top) - 1; level > own; level--) {
      const most = level < free ? diceInPlay : diceInPlay - 1;
      descend(kit, descent, level, bank[Math.min(level, last)] as number, level - own >= minimum, most);
    }
    return rollingFrom(kit, descent, own, diceInPlay);
  };

  return {
    value,
    forget: () => {
      for (const rung of kept) rung.number = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Rungs lie close together where a farkle is worth almost nothing or almost everything: play changes fast there. */
function farkleOf(number: number, rungs: number): number {
  return Math.sin((number / rungs) * (Math.PI / 2)) ** 2;
}

/** The rung nearest to a farkle value that has others on both sides. */
function middleRung(farkle: number, rungs: number): number {
  const share = Math.asin(Math.sqrt(Math.min(1, Math.max(0, farkle)))) / (Math.PI / 2);
  return Math.min(rungs - 1, Math.max(1, Math.round(share * rungs)));
}

/** A new rung while there may be more, or else the one farthest from the middle of those that are needed. */
function freeRung(rungs: Rung[], { fineness, room }: LadderParts, middle: number): Rung {
  if (rungs.length < fineness.kept) {
    const rung = { number: Number.NEGATIVE_INFINITY, down: 0, descent: newDescent(room) };
    rungs.push(rung);
    return rung;
  }
  return rungs.reduce((far, one) =>
    Math.abs(one.number - middle) > Math.abs(far.number - middle) ? one : far,
  );
}
