export type { Dice, Face } from './dice.ts';
export { diceInPlay, faces, isDice, isFace, isRoll, sortDice } from './dice.ts';
export type { Result } from './result.ts';
export type { Ending, HotDice, OfAKind, RuleSet } from './ruleSet.ts';
export { classic, simple } from './ruleSet.ts';
