import type { RefusalCode, TableEvent, TableInput } from '@farkle/engine';
import type { Dice, RuleSet } from '@farkle/rules';
import type { Saying } from './saying.ts';

/** Where a lesson stands in the list. */
export type LessonGroup = 'firstSteps' | 'gettingGood' | 'houseRules';

/** What a computer's seat does in a lesson, decision by decision. */
export interface LessonDecision {
  readonly setAside: Dice;
  readonly then: 'roll' | 'bank';
}

/** A seat as the lesson finds it. */
export interface SeatStart {
  readonly score: number;
  readonly entered: boolean;
  readonly farklesInRow: number;
  readonly turnsTaken: number;
}

/** One of the answers to a question. */
export interface Choice {
  readonly say: Saying;
  readonly right: boolean;
  /** The press at the table that answers the same. */
  readonly press?: 'roll' | 'bank';
}

/** What a step asks of the reader. */
export type Ask =
  /** Read on. */
  | { readonly do: 'read' }
  /** Set exactly these dice aside; `any` takes every legal selection. */
  | { readonly do: 'hold'; readonly dice: Dice | 'any' }
  /** Try these dice, which the rules refuse. */
  | { readonly do: 'attempt'; readonly dice: Dice; readonly refusal: RefusalCode }
  /** Roll, with these dice set aside: none before the first roll of a turn. */
  | { readonly do: 'roll'; readonly dice: Dice }
  /** Bank, with these dice set aside; `any` takes every legal selection. */
  | { readonly do: 'bank'; readonly dice: Dice | 'any' }
  /** Press Bank and hear why it is refused. */
  | { readonly do: 'bankInVain'; readonly refusal: RefusalCode }
  /** See what a farkle took, and go on. */
  | { readonly do: 'seeFarkle' }
  /** Look on while the computer plays. */
  | { readonly do: 'watch' }
  | { readonly do: 'answer'; readonly choices: readonly Choice[] };

/** Why a deed is answered instead of done: the chart's own reasons, and those of the lesson. */
export type ReplyCode =
  | RefusalCode
  /** Dice that score, but not the ones the lesson is about. */
  | 'otherDice'
  /** Banking is possible, but the lesson rolls here. */
  | 'rollInstead'
  /** Rolling is possible, but the lesson banks here. */
  | 'bankInstead'
  /** First something is to be read, answered or looked at. */
  | 'notYet'
  | 'wrongAnswer'
  | 'lessonIsOver';

/** One thing that a reader is asked to do. */
export interface Step {
  readonly id: string;
  readonly ask: Ask;
  readonly say: Saying;
  /** What helps somebody who is stuck; null where there is nothing to find out. */
  readonly hint: Saying | null;
  /** Sentences of this step's own; every other code is answered with its general sentence. */
  readonly replies: Partial<Readonly<Record<ReplyCode, Saying>>>;
}

/** A lesson under one rule set, ready to be played: plain JSON. */
export interface Lesson {
  readonly id: string;
  readonly group: LessonGroup;
  /** The rule that it is about, for a lesson on a house rule. */
  readonly field: keyof RuleSet | null;
  readonly ruleSet: RuleSet;
  readonly table: TableInput;
  readonly seats: readonly SeatStart[];
  /** The dice to come, roll by roll, and the computer's decisions. */
  readonly rolls: readonly Dice[];
  readonly decisions: readonly LessonDecision[];
  /** What has been done before the reader comes. */
  readonly opening: readonly TableEvent[];
  /** Whether the chance of a farkle is shown during the lesson. */
  readonly riskHint: boolean;
  readonly steps: readonly Step[];
  /** What has been learned. */
  readonly end: Saying;
}
