/** What a player would set aside, and what it is worth in points. */
export interface Reckoned {
  readonly dice: readonly number[];
  readonly points: number;
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/** What one die scores by itself. */
const singles: Readonly<Record<number, number>> = { 1: 100, 5: 50 };

/**
 * The most that a roll is worth under the classic rules, reckoned as a player does with the table of the rules in
 * hand, and without the site's own code. No dice and no points are a farkle.
 */
export function reckon(roll: readonly number[]): Reckoned {
  const counts = faces.map((face) => roll.filter((die) => die === face).length);
  const groups = faces.map((face) => worthOf(face, counts[face - 1] ?? 0));
  const sum = groups.reduce((total, points) => total + points, 0);
  const apart = { dice: roll.filter((die) => (groups[die - 1] ?? 0) > 0), points: sum };
  const whole = worthOfSix(counts);
  return whole > sum ? { dice: roll, points: whole } : apart;
}

/** Six dice as one combination: a straight, two triplets, three pairs. */
function worthOfSix(counts: readonly number[]): number {
  if (counts.every((count) => count === 1)) return 1500;
  if (counts.filter((count) => count === 3).length === 2) return 2500;
  return counts.filter((count) => count === 2).length === 3 ? 1500 : 0;
}

/** Dice of one face: singles, or three to six of a kind, whichever division is worth more. */
function worthOf(face: number, count: number): number {
  const single = singles[face] ?? 0;
  if (count < 3) return single * count;
  const three = face === 1 ? 1000 : 100 * face;
  if (count === 3) return three;
  // Where single dice score nothing, a die beside three or four of a kind would be in vain.
  const alike = [1000, 2000, 3000][count - 4] ?? 0;
  return single === 0 ? alike : Math.max(alike, three + single * (count - 3));
}
