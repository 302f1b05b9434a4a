import type { RefusalCode, SeatKind, TableEvent } from '@farkle/engine';
import { type Dice, type Goal, parseDice, type RuleSet } from '@farkle/rules';
import type { Ask, Choice, LessonDecision, LessonGroup, ReplyCode, SeatStart } from './lesson.ts';
import type { Figures, Saying } from './saying.ts';

/** A step as it is written down: its sentences follow from its name and the lesson's. */
export interface ScriptStep {
  readonly id: string;
  readonly ask: Ask;
  /** Has a hint of its own instead of the general one for what it asks. */
  readonly hint: boolean;
  /** Codes that it answers with a sentence of its own. */
  readonly replies: readonly ReplyCode[];
  readonly figures: Figures;
}

/** A lesson as it is written down for one rule set. Dice are texts such as `1-5-2`. */
export interface Script {
  /** What the lesson changes in the rule set chosen. */
  readonly rules?: Partial<RuleSet>;
  /** Who sits at the table; one person unless said. The first person is the reader. */
  readonly kinds?: readonly SeatKind[];
  readonly goal?: Goal;
  readonly firstSeat?: number;
  readonly seats?: readonly Partial<SeatStart>[];
  readonly rolls: readonly string[];
  readonly decisions?: readonly LessonDecision[];
  readonly opening?: readonly TableEvent[];
  readonly riskHint?: boolean;
  readonly steps: readonly ScriptStep[];
  /** Figures for every sentence, besides those that the table gives. */
  readonly figures?: Figures;
}

/** A lesson before a rule set is chosen. */
export interface LessonPlan {
  readonly id: string;
  readonly group: LessonGroup;
  /** The rule that it is about, for a lesson on a house rule. */
  readonly field?: keyof RuleSet;
  /** Key of the sentences, where several lessons share them; the lesson's own id unless said. */
  readonly words?: string;
  /** The lesson under a rule set; null where its subject does not exist. */
  readonly script: (ruleSet: RuleSet) => Script | null;
}

/** What a step may say besides its sentence. */
export interface StepExtras {
  readonly hint?: boolean;
  readonly replies?: readonly ReplyCode[];
  readonly figures?: Figures;
}

/** Asks to read on. */
export const read = (id: string, extras?: StepExtras) => step(id, { do: 'read' }, extras);

/** Asks for exactly these dice, or for any that score. */
export const hold = (id: string, dice: string, extras?: StepExtras) =>
  step(id, { do: 'hold', dice: dice === 'any' ? 'any' : diceOf(dice) }, extras);

/** Asks to try dice that are refused. */
export const attempt = (id: string, dice: string, refusal: RefusalCode, extras?: StepExtras) =>
  step(id, { do: 'attempt', dice: diceOf(dice), refusal }, extras);

/** Asks to roll with these dice set aside. */
export const roll = (id: string, dice = '', extras?: StepExtras) =>
  step(id, { do: 'roll', dice: diceOf(dice) }, extras);

/** Asks to bank with these dice set aside. */
export const bank = (id: string, dice: string, extras?: StepExtras) =>
  step(id, { do: 'bank', dice: dice === 'any' ? 'any' : diceOf(dice) }, extras);

/** Asks to press Bank where it is refused. */
export const bankInVain = (id: string, refusal: RefusalCode, extras?: StepExtras) =>
  step(id, { do: 'bankInVain', refusal }, extras);

/** Asks to look at a farkle and to go on. */
export const seeFarkle = (id: string, extras?: StepExtras) => step(id, { do: 'seeFarkle' }, extras);

/** Lets the computer play. */
export const watch = (id: string, extras?: StepExtras) => step(id, { do: 'watch' }, extras);

/** Asks a question. */
export const answer = (id: string, choices: readonly Choice[], extras?: StepExtras) =>
  step(id, { do: 'answer', choices }, extras);

/** For a question that answers a wrong answer with a sentence of its own. */
export const wrong: StepExtras = { replies: ['wrongAnswer'] };

/** Points as an answer. */
export const points = (amount: number, right = false): Choice => ({
  say: saying('choices.points', { points: amount }),
  right,
});

/** A chance from 0 to 1 as an answer. */
export const chance = (share: number, right = false): Choice => ({
  say: saying('choices.chance', { chance: share }),
  right,
});

/** The two commands as answers. */
export const command = (deed: 'roll' | 'bank', right = false): Choice => ({
  say: saying(`choices.${deed}`, {}),
  right,
  press: deed,
});

/** Dice written as `1-5-5`. Throws for a text that is none. */
export function diceOf(text: string): Dice {
  const parsed = parseDice(text);
  if (parsed.ok) return parsed.value;
  throw new Error(`A lesson writes its dice as "${text}", which are none (${parsed.error.code}): mend it.`);
}

function saying(key: string, figures: Figures): Saying {
  return { key, figures };
}

function step(
  id: string,
  ask: Ask,
  { hint = false, replies = [], figures = {} }: StepExtras = {},
): ScriptStep {
  return { id, ask, hint, replies, figures };
}
