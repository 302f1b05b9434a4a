import { type Dice, diceInPlay, type Face } from './dice.ts';
import type { Result } from './result.ts';

/** Dice as people write them: `1-5-5`. No dice are the empty text. The order is kept. */
export function formatDice(dice: Dice): string {
  return dice.join('-');
}

/** Why a text is no dice: something in it is not a face or a separator, or there are more than six. */
export interface DiceTextError {
  readonly code: 'notDice' | 'tooManyDice';
}

/** Reads dice written as `1-5-5`, `1 5 5`, `1,5,5` or `155`; the empty text is no dice. The order is kept. */
export function parseDice(text: string): Result<Dice, DiceTextError> {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, value: [] };
  if (!/^[1-6](?:\s*[-,\s]?\s*[1-6])*$/.test(trimmed)) return { ok: false, error: { code: 'notDice' } };
  const dice = Array.from(trimmed.replaceAll(/[^1-6]/g, ''), (digit) => Number(digit) as Face);
  if (dice.length > diceInPlay) return { ok: false, error: { code: 'tooManyDice' } };
  return { ok: true, value: dice };
}
