/**
 * How one die moves through one roll. Angles are in degrees, distances in sides of the die, times in shares
 * of the whole roll. Each die has its own, and the same roll always looks the same: nothing here is chance,
 * and nothing here knows or decides what the die shows.
 */
export type Tumble = {
  /** Turns about the three axes at the start; all three end at zero. */
  turnX: number;
  turnY: number;
  turnZ: number;
  /** Where the die is thrown from, seen from where it will lie. */
  fromX: number;
  fromY: number;
  /** How long it waits and how long it moves; together at most 1. */
  delay: number;
  span: number;
};

/** 32-bit FNV-1a of a text, spread by a murmur finish: near texts give far numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * The movement of the die in `place` (0 to 5) for the roll named by `rollKey`. Dice are thrown up the table
 * from below and a little from the middle, so that none flies past the side of a narrow screen.
 */
export function tumbleOf(rollKey: string | number, place: number): Tumble {
  const share = (what: string) => hash(`${rollKey}/${place}/${what}`) / 0xffffffff;
  const sign = (what: string) => (share(what) < 0.5 ? -1 : 1);
  const delay = 0.16 * share('delay');
  return {
    turnX: -(420 + 300 * share('x')),
    turnY: sign('side') * (220 + 260 * share('y')),
    turnZ: sign('spin') * (20 + 70 * share('z')),
    fromX: 0.55 * (1 - (place % 3)) + 0.3 * (share('from') - 0.5),
    fromY: 1.3 + 0.5 * share('far'),
    delay,
    span: Math.min(1 - delay, 0.8 + 0.16 * share('span')),
  };
}
