import type { SavedSeat } from '@farkle/profile';
import { type Level, levels } from '@farkle/strategy';

/** The strength of a saved computer's seat; one that was saved without or with an unknown level plays hard. */
export function levelOf({ level }: SavedSeat): Level {
  return levels.find((each) => each === level) ?? 'hard';
}
