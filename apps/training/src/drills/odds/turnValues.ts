import type { RuleSet } from '@farkle/rules';
import { expectedPoints } from '@farkle/strategy';

/** What turns are worth, as far as the drill asks. */
export interface TurnValues {
  /** Points that the turn brings on average when so many dice are rolled now, played as well as can be. */
  readonly ofRolling: (turnPoints: number, dice: number) => number;
  /** Whether so many turn points could be banked instead of rolling so many dice. */
  readonly mayBank: (turnPoints: number, dice: number) => boolean;
}

/** The values of a turn of somebody who has entered; a few milliseconds of work. It is loaded with the drill. */
export function turnValues(ruleSet: RuleSet): TurnValues {
  const { ofRolling, mayBank } = expectedPoints(ruleSet);
  return { ofRolling, mayBank };
}
