export type { Combination, CombinationKind } from './combinations/combination.ts';
export type { Dice, Face } from './dice.ts';
export { diceInPlay, faces, isDice, isFace, isRoll, sortDice } from './dice.ts';
export type { FinalRound, Game, GameEnding, GameResult, GameSetup, Goal, RollDue, Seat } from './game.ts';
export {
  farkleLoss,
  leaders,
  mostSeats,
  mostTurns,
  rollDue,
  seatAt,
  seatsFrom,
  startGame,
  usualTurns,
} from './game.ts';
export type { IllegalPlay, IllegalPlayCode } from './illegalPlay.ts';
export { multisetCount, multisetDice, multisetOf, multisetStart, multisetWays } from './multisets.ts';
export type { DiceTextError } from './notation.ts';
export { formatDice, parseDice } from './notation.ts';
export type { FarkleOdds, OutcomeClass } from './odds.ts';
export { farkleOdds, outcomeClasses } from './odds.ts';
export type { RuleSetError, RuleSetErrorCode } from './parseRuleSet.ts';
export { parseRuleSet } from './parseRuleSet.ts';
export { bankLoses, isLastTurn } from './passing.ts';
export { bank, land, leave, passFarkle, rollFits, rollOn, whyNotBank } from './play.ts';
export type { Result } from './result.ts';
export type { RuleChange } from './ruleChanges.ts';
export { readRuleChanges, ruleChanges } from './ruleChanges.ts';
export type { RuleField, RuleFieldError, ScoringRules } from './ruleFields.ts';
export { pointsGrid, ruleFieldError, ruleFields } from './ruleFields.ts';
export type { Ending, HotDice, OfAKind, RuleSet } from './ruleSet.ts';
export { classic, simple } from './ruleSet.ts';
export type { Choice, RuleTables, Selection } from './ruleTables.ts';
export { scoreSelection } from './scoring.ts';
export type { DieOutlook } from './selections.ts';
export { bestSelection, isFarkle, legalSelections, scoringDice } from './selections.ts';
export { ruleTables } from './tableCache.ts';
export type { FarkleLoss, KeptRow, Prospect, Turn } from './turn.ts';
export { prospect, setAside, startTurn, without } from './turn.ts';
export type { TurnEnding, TurnRecord } from './turnRecord.ts';
export { bankedTurn, farkledTurn, leftTurn } from './turnRecord.ts';
export type { ScoredSelection, SelectionError, SelectionErrorCode, Verdict } from './verdicts.ts';
