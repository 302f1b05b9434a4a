import { type ChanceSeed, chanceOf } from '../chance/chance.ts';
import type { Rating } from '../rating/glicko.ts';
import { aimOf, ratingAfterAnswer } from '../rating/traineeRating.ts';
import type { DrillLogic, Told } from './drill.ts';
import { isHasty } from './haste.ts';
import type { SessionLength } from './sessionLength.ts';

/** A question on the table. */
export interface AskedQuestion<Question> {
  readonly question: Question;
  readonly difficulty: number;
  /** A mistake that has come back. */
  readonly isRepeat: boolean;
}

/** A question with its answer and verdict. */
export interface AnsweredQuestion<Question, Answer, Reason>
  extends AskedQuestion<Question>,
    Told<Answer, Reason> {}

/** A session of a drill: `asking`, then `telling` after each answer, `over` at its end. Plain JSON. */
export interface Session<Question, Answer, Reason> {
  readonly seed: ChanceSeed;
  readonly length: SessionLength;
  /** When it began, in milliseconds since 1970; it names the session. */
  readonly at: number;
  readonly phase: 'asking' | 'telling' | 'over';
  /** The question on the table; the last one once the session is over. */
  readonly asked: AskedQuestion<Question>;
  readonly askedAt: number;
  /** When what is on the screen now came there by a press, in milliseconds since 1970; null for the first question. */
  readonly shownAt: number | null;
  readonly answered: readonly AnsweredQuestion<Question, Answer, Reason>[];
  /** Mistakes that are due and still to come. */
  readonly due: readonly Question[];
  readonly rating: Rating;
  readonly ratingBefore: Rating;
  /** Time spent on questions that have been answered, in milliseconds. */
  readonly thinkingMs: number;
  /** The clock has run out. */
  readonly isTimeUp: boolean;
}

/** What happens in a session; `at` is the moment, in milliseconds since 1970. */
export type SessionEvent<Answer> =
  | { readonly type: 'answered'; readonly answer: Answer; readonly at: number }
  | { readonly type: 'next'; readonly at: number }
  | { readonly type: 'timeUp'; readonly at: number }
  | { readonly type: 'ended' }
  | { readonly type: 'lengthened'; readonly length: SessionLength; readonly at: number };

/** What a session begins with. */
export interface SessionStart<Question> {
  readonly seed: ChanceSeed;
  readonly length: SessionLength;
  readonly at: number;
  readonly rating: Rating;
  /** Mistakes that are due, the most urgent first. */
  readonly due: readonly Question[];
}

/** A new session. The same seed, mistakes and answers ask the same questions. */
export function startSession<Question, Answer, Reason>(
  logic: DrillLogic<Question, Answer, Reason>,
  { seed, length, at, rating, due }: SessionStart<Question>,
): Session<Question, Answer, Reason> {
  const { asked, dueLeft } = nextQuestion(logic, { seed, answered: [], due, rating });
  return {
    seed,
    length,
    at,
    phase: 'asking',
    asked,
    askedAt: at,
    shownAt: null,
    answered: [],
    due: dueLeft,
    rating,
    ratingBefore: rating,
    thinkingMs: 0,
    isTimeUp: false,
  };
}

/** The session after an event. An event that does not fit, such as the second press of a double, gives the same object. */
export function sessionAfter<Question, Answer, Reason>(
  logic: DrillLogic<Question, Answer, Reason>,
  session: Session<Question, Answer, Reason>,
  event: SessionEvent<Answer>,
): Session<Question, Answer, Reason> {
  switch (event.type) {
    case 'answered':
      if (session.phase !== 'asking' || isTooSoon(session, event.at)) return session;
      return timeLeftMs(session, event.at) === 0
        ? over({ ...session, isTimeUp: true })
        : answer(logic, session, event.answer, event.at);
    case 'next':
      if (session.phase !== 'telling' || isTooSoon(session, event.at)) return session;
      return isLast(session) ? over(session) : ask(logic, session, event.at);
    case 'timeUp':
      return session.phase === 'asking' && timeLeftMs(session, event.at) === 0
        ? over({ ...session, isTimeUp: true })
        : session;
    case 'ended':
      return session.phase === 'over' ? session : over(session);
    case 'lengthened':
      if (session.phase === 'over') return session;
      // A clock starts when it is chosen.
      return { ...session, length: event.length, thinkingMs: 0, askedAt: event.at };
    default:
      return event satisfies never;
  }
}

/** How many questions there are to be; null without end. */
export function questionsIn(length: SessionLength): number | null {
  return length.kind === 'questions' ? length.count : null;
}

/** Whether the question on the table is the last one. */
export function isLast({ length, answered, phase }: Session<unknown, unknown, unknown>): boolean {
  const total = questionsIn(length);
  return total !== null && answered.length + (phase === 'asking' ? 1 : 0) >= total;
}

/** Time left to think, in milliseconds, 0 or more; null without a clock. It stands still while feedback is read. */
export function timeLeftMs(
  { length, thinkingMs, askedAt, phase }: Session<unknown, unknown, unknown>,
  at: number,
): number | null {
  if (length.kind !== 'clock') return null;
  // A clock that was set back gives no time.
  const running = phase === 'asking' ? Math.max(0, at - askedAt) : 0;
  return Math.max(0, length.seconds * 1000 - thinkingMs - running);
}

/** The second press of a double press was meant for what stood there before. */
function isTooSoon({ shownAt }: Session<unknown, unknown, unknown>, at: number): boolean {
  return shownAt !== null && isHasty(at, shownAt);
}

function over<S extends { readonly phase: string }>(session: S): S & { readonly phase: 'over' } {
  return { ...session, phase: 'over' };
}

function answer<Question, Answer, Reason>(
  logic: DrillLogic<Question, Answer, Reason>,
  session: Session<Question, Answer, Reason>,
  given: Answer,
  at: number,
): Session<Question, Answer, Reason> {
  const { asked, rating } = session;
  const verdict = logic.judge(asked.question, given);
  return {
    ...session,
    phase: 'telling',
    shownAt: at,
    answered: [...session.answered, { ...asked, answer: given, verdict }],
    rating: asked.isRepeat ? rating : ratingAfterAnswer(rating, asked.difficulty, verdict.score),
    thinkingMs: session.thinkingMs + Math.max(0, at - session.askedAt),
  };
}

function ask<Question, Answer, Reason>(
  logic: DrillLogic<Question, Answer, Reason>,
  session: Session<Question, Answer, Reason>,
  at: number,
): Session<Question, Answer, Reason> {
  const { asked, dueLeft } = nextQuestion(logic, session);
  return { ...session, phase: 'asking', asked, askedAt: at, shownAt: at, due: dueLeft };
}

/** Every second question is a mistake that is due, as long as there are some; the others are new. */
function nextQuestion<Question, Answer, Reason>(
  logic: DrillLogic<Question, Answer, Reason>,
  session: Pick<Session<Question, Answer, Reason>, 'seed' | 'answered' | 'due' | 'rating'>,
): { asked: AskedQuestion<Question>; dueLeft: readonly Question[] } {
  const { seed, answered, due, rating } = session;
  const [first, ...rest] = due;
  if (first !== undefined && answered.length % 2 === 1)
    return { asked: asAsked(logic, first, true), dueLeft: rest };
  const question = logic.draw({
    chance: chanceOf(seed, answered.length),
    aim: aimOf(rating),
    // What is still to come as a repeat is not to come as a new question before.
    asked: [...due, ...answered.map((each) => each.question)],
  });
  return { asked: asAsked(logic, question, false), dueLeft: due };
}

function asAsked<Question, Answer, Reason>(
  logic: DrillLogic<Question, Answer, Reason>,
  question: Question,
  isRepeat: boolean,
): AskedQuestion<Question> {
  return { question, difficulty: logic.difficulty(question), isRepeat };
}
