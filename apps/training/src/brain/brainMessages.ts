import type { RuleSet } from '@farkle/rules';
import type { BestTurn, Knowledge, Weighing } from '@farkle/strategy';
import type { ChanceSeed } from '../chance/chance.ts';
import type { AnswerKey } from '../positions/answerKey.ts';
import type { Position } from '../positions/position.ts';
import type { DecisionDrill, DecisionQuestion } from '../positions/question.ts';

/** What the page asks of its worker, always under one rule set. Each question has a number, and its answer the same. */
export type Asked =
  /** Draw a question about as hard as `aim`, in rating points; the same seed and stream draw the same. */
  | {
      readonly kind: 'draw';
      readonly drill: DecisionDrill;
      readonly aim: number;
      readonly seed: ChanceSeed;
      readonly stream: number;
      readonly avoid: readonly string[];
    }
  /** Value everything that can be done at a position. */
  | { readonly kind: 'value'; readonly position: Position }
  /** From how many points one banks, with the turn's figures. */
  | { readonly kind: 'thresholds' };

/** What is asked, and under which rules. */
export type BrainAsked = { readonly ruleSet: RuleSet } & Asked;

/** Load or solve what chances to win need under a rule set. */
export type BrainOrder = { readonly kind: 'prepare'; readonly ruleSet: RuleSet };

/** Everything that the worker hears. */
export type BrainQuestion = BrainOrder | (BrainAsked & { readonly id: number });

/** A position valued: its roll's choices, or rolling against banking where nothing is rolled yet. */
export type Valuation =
  | { readonly kind: 'choices'; readonly key: AnswerKey }
  | {
      readonly kind: 'weighing';
      readonly weighing: Weighing;
      readonly knowledge: Knowledge;
    };

/** The turn of most points: for somebody who has banked before, and for a first bank where that needs more. */
export interface Thresholds {
  readonly entered: BestTurn;
  readonly firstBank: BestTurn | null;
}

export type BrainAnswer =
  | { readonly kind: 'drawn'; readonly id: number; readonly question: DecisionQuestion }
  | { readonly kind: 'valued'; readonly id: number; readonly valuation: Valuation }
  | { readonly kind: 'thresholds'; readonly id: number; readonly thresholds: Thresholds }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
  /** Solving is under way: the share done, 0–1. */
  | { readonly kind: 'solving'; readonly ruleSet: RuleSet; readonly share: number }
  | { readonly kind: 'knows'; readonly ruleSet: RuleSet; readonly knowledge: Knowledge };
