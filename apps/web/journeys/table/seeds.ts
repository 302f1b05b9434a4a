/**
 * Seeds that deal what a journey is about. Each is the lowest number that deals it when written as 64 hex digits,
 * found by trying one after the other against the dice of `dealtDice`; the journeys see the same dice on the table.
 */
function seed(number: number): string {
  return number.toString(16).padStart(64, '0');
}

export const seeds = {
  /** The rulebook's test vector: turn 0 opens with 4-2-1-1-6-3, and its second roll is 4-4-2-5-5-5. */
  vector: seed(0),
  /** Turn 0: 1-6-3-4-2-5, a straight; then 6-6-1-2-6-2. */
  straight: seed(51),
  /** Turn 0: 2-1-6-4-4-3 with one 1; then five dice, 2-6-6-4-4, a farkle. */
  farkleAfterOne: seed(6),
  /** Turn 0: 6-3-4-2-3-2, a farkle with six dice; turn 1: 5-6-1-5-1-3. */
  farkleAtOnce: seed(93),
  /** Turn 0: 4-5-1-6-6-3 with a 1 and a 5; then four dice, 2-2-2-1: hot dice over two rolls. */
  hotOverTwoRolls: seed(4729),
  /** Turn 0: 3-1-2-6-4-6 with a 1; turn 1: 2-3-6-2-4-6, a farkle. */
  secondTurnFarkles: seed(318),
  /**
   * Turn 0: 5-1-1-3-1-4 with three 1s; turn 1: 6-6-6-6-4-4 with four 6s; turn 2: 2-4-6-3-3-1 with a 1;
   * turn 3: 1-6-5-2-1-1 with three 1s.
   */
  thousands: seed(73),
  /** Turn 0: 6-1-4-1-6-4 with two 1s; turns 1, 2 and 3 open with a farkle; turn 4 with a 1. */
  threeFarkles: seed(372_538),
} as const;
