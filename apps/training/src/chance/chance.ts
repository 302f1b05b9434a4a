/** A source of chance that is handed in, so that the same seed always draws the same. */
export interface Chance {
  /** A whole number from 0 to `count` - 1, each equally likely to within one part in 2^32 / count. */
  below(count: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** One of a list, each as likely as its weight (0 or more, not all 0) says. */
  pickByWeight<T>(list: readonly T[], weight: (item: T) => number): T;
  /** The same items in a random order, as a new list. */
  shuffle<T>(list: readonly T[]): T[];
  /** True once in so many times. */
  onceIn(count: number): boolean;
}

/** Three 32-bit words. */
export type ChanceSeed = readonly [number, number, number];

/**
 * Chance from a seed and the number of a stream; streams of one seed do not resemble each other. The generator is
 * Chris Doty-Humphrey's sfc32 of PractRand, with its counter starting at the stream and the 15 rounds of warming up
 * that PractRand does. Positions to train on need good variety; the dice of games have their own source.
 */
export function chanceOf([first, second, third]: ChanceSeed, stream: number): Chance {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let counter = (stream + 1) | 0;

  function word(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  }
  for (let round = 0; round < 15; round++) word();

  function below(count: number): number {
    return Math.floor((word() / 2 ** 32) * count);
  }

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) {
      throw new RangeError(
        'Nothing can be picked from an empty list; make sure that there is a choice first.',
      );
    }
    return list[below(list.length)] as T;
  }

  return {
    below,
    pick,
    pickByWeight(list, weight) {
      const weights = list.map(weight);
      const total = weights.reduce((sum, each) => sum + each, 0);
      let left = (word() / 2 ** 32) * total;
      for (const [at, item] of list.entries()) {
        left -= weights[at] as number;
        if (left < 0) return item;
      }
      return pick(list);
    },
    shuffle(list) {
      const shuffled = [...list];
      for (let at = shuffled.length - 1; at > 0; at--) {
        const other = below(at + 1);
        [shuffled[at], shuffled[other]] = [shuffled[other] as never, shuffled[at] as never];
      }
      return shuffled;
    },
    onceIn: (count) => below(count) === 0,
  };
}
