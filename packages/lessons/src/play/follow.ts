import type { TableEvent, TableView } from '@farkle/engine';
import type { Dice } from '@farkle/rules';
import { sortDice, without } from '@farkle/rules';
import type { Lesson, Step } from '../plan/lesson.ts';
import { hint, type LessonProgress, nextStep, stepOf } from './progress.ts';
import { answerAfterEnd, answerRefusal, answerWith, selectionFigures } from './replies.ts';

/** Something that a reader does in a lesson, or that happens on its table. */
export type Deed =
  /** A move at the table, before the chart has heard of it. */
  | { readonly kind: 'move'; readonly event: TableEvent }
  /** The table looks different now. */
  | { readonly kind: 'seen' }
  /** Reads on. */
  | { readonly kind: 'readOn' }
  /** Chooses an answer, counted from 0. */
  | { readonly kind: 'answer'; readonly choice: number }
  /** Asks for the hint, or has done nothing for a while. */
  | { readonly kind: 'hint' };

/** Where a deed leads: the progress, and for a move whether the chart may have it. */
export interface Followed {
  readonly progress: LessonProgress;
  readonly allowed: boolean;
}

/**
 * The teacher: one pure function from where the reader stands, what lies on the table and what is done to what comes
 * next. A move that the step does not ask for is kept from the chart and answered; one that the rules refuse is
 * answered with their reason.
 */
export function follow(lesson: Lesson, progress: LessonProgress, view: TableView, deed: Deed): Followed {
  const step = stepOf(lesson, progress);
  if (step === null) {
    const asks = deed.kind === 'move' && deed.event.type !== 'handover.accepted';
    return { progress: asks ? answerAfterEnd(progress, lesson) : progress, allowed: false };
  }
  switch (deed.kind) {
    case 'move':
      return move(progress, step, view, deed.event);
    case 'seen':
      return allow(look(progress, step, view));
    case 'readOn':
      return allow(step.ask.do === 'read' ? nextStep(progress) : progress);
    case 'answer':
      return allow(hear(progress, step, deed.choice));
    case 'hint':
      return allow(step.hint === null ? progress : hint(progress));
    default:
      return deed satisfies never;
  }
}

/** What a step does with a move at the table. */
function move(progress: LessonProgress, step: Step, view: TableView, event: TableEvent): Followed {
  switch (event.type) {
    case 'die.toggled':
    case 'dice.held':
      return choosing(step) ? allow(progress) : keep(answerWith(progress, step, 'notYet', {}));
    case 'roll':
    case 'bank':
      return command(progress, step, view, event.type);
    case 'farkle.acknowledged':
      return step.ask.do === 'seeFarkle'
        ? allow({ ...progress, underWay: true })
        : keep(answerWith(progress, step, 'notYet', {}));
    case 'handover.accepted':
      return allow(progress);
    case 'seat.left':
      return keep(progress);
    case 'landed':
    case 'computer.decided':
    case 'computer.shown':
      return allow(progress);
    default:
      return event satisfies never;
  }
}

/** Roll or Bank is pressed. */
function command(progress: LessonProgress, step: Step, view: TableView, deed: 'roll' | 'bank'): Followed {
  const { ask } = step;
  if (ask.do === 'answer') {
    const choice = ask.choices.findIndex(({ press }) => press === deed);
    if (choice !== -1) return keep(hear(progress, step, choice));
  }
  if (!choosing(step)) return keep(answerWith(progress, step, 'notYet', {}));
  const { refusal } = view[deed];
  if (ask.do === 'bankInVain' && deed === 'bank' && refusal?.code === ask.refusal)
    return keep(nextStep(progress));
  if (refusal !== null) return keep(answerRefusal(progress, step, refusal));
  if (ask.do !== deed) return keep(answerWith(progress, step, otherDeed(step, deed), selectionFigures(view)));
  if (ask.dice !== 'any' && !same(view.turn.selected, ask.dice))
    return keep(answerWith(progress, step, 'otherDice', selectionFigures(view)));
  return allow({ ...progress, reply: null, underWay: true });
}

/** What is said to a press that is possible and not asked for. */
function otherDeed(
  { ask, replies }: Step,
  deed: 'roll' | 'bank',
): 'otherDice' | 'rollInstead' | 'bankInstead' {
  const code = deed === 'bank' ? 'rollInstead' : 'bankInstead';
  const isAsked = ask.do === 'roll' || ask.do === 'bank' || (ask.do === 'bankInVain' && deed === 'roll');
  return isAsked || replies[code] !== undefined ? code : 'otherDice';
}

/** The table has changed: is the step done, or is the selection one to answer? */
function look(progress: LessonProgress, step: Step, view: TableView): LessonProgress {
  const { ask } = step;
  switch (ask.do) {
    case 'read':
    case 'answer':
      return progress;
    case 'roll':
      if (progress.underWay) return landed(view) ? nextStep(progress) : progress;
      return lookAtSelection(progress, step, view, ask.dice);
    case 'bank':
      if (progress.underWay) return view.phase === 'choosing' ? progress : nextStep(progress);
      return lookAtSelection(progress, step, view, ask.dice);
    case 'seeFarkle':
      return progress.underWay && view.phase !== 'farkled' ? nextStep(progress) : progress;
    case 'watch':
      return readersMove(view) ? nextStep(progress) : progress;
    case 'hold':
    case 'attempt':
      return lookAtSelection(progress, step, view, ask.dice);
    case 'bankInVain':
      return progress;
    default:
      return ask satisfies never;
  }
}

/** A new selection: the one asked for, a part of it, or another one, which is answered. */
function lookAtSelection(
  progress: LessonProgress,
  step: Step,
  view: TableView,
  wanted: Dice | 'any',
): LessonProgress {
  const looked = placesHeld(view);
  if (looked === progress.looked) return progress;
  const grown = looked.length > progress.looked.length;
  const seen = { ...progress, looked };
  const { selected } = view.turn;
  const holds = step.ask.do === 'hold' || step.ask.do === 'attempt';
  if (wanted !== 'any' && same(selected, wanted)) return holds ? nextStep(seen) : { ...seen, reply: null };
  if (selected.length === 0 || (wanted !== 'any' && partOf(selected, wanted)))
    return { ...seen, reply: null };
  const { refusal } = view.roll;
  if (wanted === 'any') {
    if (refusal === null) return holds ? nextStep(seen) : { ...seen, reply: null };
    return incomplete(view) ? { ...seen, reply: null } : answerRefusal(seen, step, refusal);
  }
  // Dice that are put back one after the other are on their way to another selection.
  if (!grown) return { ...seen, reply: null };
  if (refusal !== null && !incomplete(view)) return answerRefusal(seen, step, refusal);
  return answerWith(seen, step, 'otherDice', selectionFigures(view));
}

/** Whether every selected die scores in some selection, so that more dice may make it legal. */
function incomplete({ dice }: TableView): boolean {
  return dice.every(({ state, scores }) => state !== 'held' || scores);
}

/** An answer to a question. */
function hear(progress: LessonProgress, step: Step, choice: number): LessonProgress {
  if (step.ask.do !== 'answer') return progress;
  const chosen = step.ask.choices[choice];
  if (chosen === undefined) return progress;
  return chosen.right ? nextStep(progress) : answerWith(progress, step, 'wrongAnswer', {});
}

function choosing({ ask }: Step): boolean {
  return (
    ask.do === 'hold' ||
    ask.do === 'attempt' ||
    ask.do === 'roll' ||
    ask.do === 'bank' ||
    ask.do === 'bankInVain'
  );
}

function landed({ phase }: TableView): boolean {
  return phase === 'choosing' || phase === 'farkled';
}

function readersMove(view: TableView): boolean {
  return view.phase === 'over' || (view.seats[view.seat]?.kind === 'person' && view.phase !== 'rolling');
}

function placesHeld({ dice, turn }: TableView): string {
  const held = dice.filter(({ state }) => state === 'held').map(({ place }) => place);
  return held.length === 0 ? '' : `${held.join('')}:${turn.number}`;
}

function same(one: Dice, other: Dice): boolean {
  return sortDice(one).join() === sortDice(other).join();
}

function partOf(part: Dice, whole: Dice): boolean {
  return without(part, whole).length === 0;
}

function allow(progress: LessonProgress): Followed {
  return { progress, allowed: true };
}

function keep(progress: LessonProgress): Followed {
  return { progress, allowed: false };
}
