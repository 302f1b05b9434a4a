import type { RuleSet } from '@farkle/rules';
import type { ComponentType } from 'react';
import type { Chance } from '../chance/chance.ts';
import type { DrillId } from './drillIds.ts';

/**
 * What a drill is made of. A drill asks questions about Farkle; the session around it counts, rates, repeats and
 * keeps. `Question` and `Answer` are plain JSON, `Reason` a code with its facts.
 */
export interface Drill<Question, Answer, Reason> {
  readonly id: DrillId;
  /** Whether it may be played against the clock: only where an answer takes seconds. */
  readonly timed: boolean;
  /** What the trainee starts from when answers are built up (dice chosen, a slider); absent where a press answers. */
  readonly blank?: (question: Question) => Answer;
  /** Gets ready for a rule set: loads or solves what the answer key needs. Asked once for each rule set. */
  readonly open: (
    ruleSet: RuleSet,
  ) => DrillLogic<Question, Answer, Reason> | Promise<DrillLogic<Question, Answer, Reason>>;
  readonly faces: DrillFaces<Question, Answer, Reason>;
}

/** A drill under one rule set, as pure functions: no clock, no chance but what is handed in. */
export interface DrillLogic<Question, Answer, Reason> {
  readonly draw: (request: DrawRequest<Question>) => Question;
  /** How hard a question is, in rating points: somebody of the same rating answers it rightly every second time. */
  readonly difficulty: (question: Question) => number;
  /** The answer key. Never throws on an answer that the drill's own `Ask` can give. */
  readonly judge: (question: Question, answer: Answer) => Verdict<Answer, Reason>;
  /**
   * Reads a kept question from foreign data; null when it is none, or none under this rule set. A question that
   * `draw` has made survives JSON and `parse` unchanged.
   */
  readonly parse: (value: unknown) => Question | null;
  /** Equal for questions that are the same to a trainee, however their dice lie. */
  readonly signature: (question: Question) => string;
}

/** What the next question is to be like. */
export interface DrawRequest<Question> {
  readonly chance: Chance;
  /** The difficulty that this trainee answers rightly about three times of four, in rating points. Come near it. */
  readonly aim: number;
  /** The questions of this session, oldest first; none of them should come again. */
  readonly asked: readonly Question[];
}

/** What an answer is worth, and why. */
export interface Verdict<Answer, Reason> {
  /** From 0 to 1: 1 the best answer, 0 a wrong one, between them a near one. It moves the rating. */
  readonly score: number;
  /** Whether it counts as right: in the marks, and a question that does not comes back later. */
  readonly isRight: boolean;
  /** A best answer. */
  readonly best: Answer;
  /** What the given and the best answer are worth in the drill's own unit; null where one has no worth. */
  readonly values: { readonly given: number | null; readonly best: number | null };
  /** What the answer costs against the best one, in the same unit; 0 or more. */
  readonly cost: number;
  /** The one reason worth saying. */
  readonly reason: Reason;
}

/** An answer with its verdict. */
export interface Told<Answer, Reason> {
  readonly answer: Answer;
  readonly verdict: Verdict<Answer, Reason>;
}

/** The drill on the screen. The session lays `Table` beside `Ask` or its own feedback, which holds `Detail`. */
export interface DrillFaces<Question, Answer, Reason> {
  /** The dice, while the question is asked and when it has been answered. It keeps its height between the two. */
  readonly Table: ComponentType<TableProps<Question, Answer, Reason>>;
  /** The question as a heading (see `QuestionHeading`), the answers or their presses, and their keys. */
  readonly Ask: ComponentType<AskProps<Question, Answer>>;
  /** What stands between the verdict and its reason: a division, bars. Absent where there is nothing to show. */
  readonly Detail?: ComponentType<DetailProps<Question, Answer, Reason>>;
  /** What may be looked at longer, below the way on: all choices. Absent where there is nothing more. */
  readonly More?: ComponentType<DetailProps<Question, Answer, Reason>>;
  /** The position in small, as decoration, where a mistake is looked at again: `words.position` says it. */
  readonly Miniature: ComponentType<{ readonly question: Question; readonly ruleSet: RuleSet }>;
  /** The words of the drill's data in the page's language; a hook. */
  readonly useWords: () => DrillWords<Question, Answer, Reason>;
}

export interface TableProps<Question, Answer, Reason> {
  readonly question: Question;
  readonly ruleSet: RuleSet;
  /** The answer as it is built up; null where `blank` is absent. */
  readonly draft: Answer | null;
  readonly onDraft: (draft: Answer) => void;
  /** Null while the question is asked. */
  readonly told: Told<Answer, Reason> | null;
}

export interface AskProps<Question, Answer> {
  readonly question: Question;
  readonly ruleSet: RuleSet;
  /** The question's number in the session, from 1, and how many there are; null without end. */
  readonly number: number;
  readonly total: number | null;
  /** Whether the heading takes the focus when it appears: give it to `QuestionHeading`. */
  readonly takesFocus: boolean;
  /** Whether single keys answer, and are to be shown beside the answers. */
  readonly showsKeys: boolean;
  readonly draft: Answer | null;
  readonly onDraft: (draft: Answer) => void;
  readonly onAnswer: (answer: Answer) => void;
}

export interface DetailProps<Question, Answer, Reason> {
  readonly question: Question;
  readonly ruleSet: RuleSet;
  readonly told: Told<Answer, Reason>;
}

export interface DrillWords<Question, Answer, Reason> {
  /** An answer as it stands large on the screen: "450", "Roll 3 dice". */
  readonly answer: (answer: Answer, question: Question) => string;
  /** Answers are words even where one looks like a number: dice. */
  readonly inWords?: boolean;
  /** The same as it is read aloud, with its unit: "450 points". */
  readonly answerAloud: (answer: Answer, question: Question) => string;
  /** Both values in one line: "Yours 450 points on average, best 512"; null where nothing is to say. */
  readonly values: (told: Told<Answer, Reason>, question: Question) => string | null;
  /** What the given answer costs against the best, short and as it is read aloud; null where it costs nothing. */
  readonly cost?: (
    told: Told<Answer, Reason>,
    question: Question,
  ) => { readonly seen: string; readonly aloud: string } | null;
  /** One sentence. */
  readonly reason: (reason: Reason) => string;
  /** What the question is about, as the heading of a mistake: "Three of a kind with singles". */
  readonly topic: (question: Question, told: Told<Answer, Reason>) => string;
  /** The position in words, for those who listen. */
  readonly position: (question: Question) => string;
}

/** What every room of the app is given. */
export interface ScreenProps {
  readonly ruleSet: RuleSet;
}
