import { type Face, isRoll, type RuleSet } from '@farkle/rules';
import * as v from 'valibot';
import { goals, type Position } from './position.ts';
import { positionFault } from './positionFault.ts';

const whole = v.pipe(v.number(), v.safeInteger());

const seat = v.strictObject({
  score: whole,
  entered: v.boolean(),
  farkles: whole,
});

const roll = v.pipe(
  v.array(v.number()),
  v.check((dice) => dice.length === 0 || isRoll(dice)),
  v.transform((dice) => dice as Face[]),
);

/** The shape of a position, whatever the rules; `positionFault` says whether it can come up under them. */
export const positionShape = v.strictObject({
  goal: v.picklist(goals),
  own: seat,
  other: v.nullable(seat),
  lastTurn: v.boolean(),
  turnsLeft: whole,
  turnPoints: whole,
  diceLeft: whole,
  roll,
});

/** Reads a position from foreign data; null when it is none, or none that can come up under the rule set. */
export function parsePosition(value: unknown, ruleSet: RuleSet): Position | null {
  const parsed = v.safeParse(positionShape, value);
  if (!parsed.success) return null;
  return positionFault(parsed.output, ruleSet) === null ? parsed.output : null;
}
