import { type Dice, type DiceTextError, parseDice, type Result } from '@farkle/rules';

/** Which of the typed rolls cannot be read, and why. */
export interface TypedRollsError {
  readonly roll: string;
  readonly code: DiceTextError['code'];
}

/** Reads rolls typed apart by spaces, commas or lines, each written as `1-5-5` or `155`. */
export function parseRolls(text: string): Result<readonly Dice[], TypedRollsError> {
  const rolls: Dice[] = [];
  for (const roll of text.split(/[\s,;]+/).filter((word) => word !== '')) {
    const parsed = parseDice(roll);
    if (!parsed.ok) return { ok: false, error: { roll, code: parsed.error.code } };
    rolls.push(parsed.value);
  }
  return { ok: true, value: rolls };
}
