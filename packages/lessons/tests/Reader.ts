import type { TableEvent, TableView } from '@farkle/engine';
import { tableView } from '@farkle/engine';
import type { Dice } from '@farkle/rules';
import type { Ask, Lesson, ReplyCode, Step } from '../src/plan/lesson.ts';
import { type Deed, follow } from '../src/play/follow.ts';
import { layLessonTable } from '../src/play/lessonTable.ts';
import { beginLesson, type LessonProgress, stepOf } from '../src/play/progress.ts';
import { holding } from '../src/play/rightPath.ts';

/** Somebody who does a lesson: every deed goes through the teacher to the real chart, as on the site. */
export class Reader {
  readonly lesson: Lesson;
  readonly table: ReturnType<typeof layLessonTable>;
  progress: LessonProgress = beginLesson();
  /** How many moves the chart has taken. */
  moves = 0;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.table = layLessonTable(lesson);
    this.do({ kind: 'seen' });
  }

  get view(): TableView {
    return tableView(this.table.actor.getSnapshot());
  }

  get step(): Step | null {
    return stepOf(this.lesson, this.progress);
  }

  do(deed: Deed): boolean {
    const { progress, allowed } = follow(this.lesson, this.progress, this.view, deed);
    this.progress = progress;
    return allowed;
  }

  /** Makes a move; says whether the chart took it. */
  move(event: TableEvent): boolean {
    const allowed = this.do({ kind: 'move', event });
    if (!allowed || !this.table.actor.getSnapshot().can(event)) return false;
    this.table.play(event);
    this.moves += 1;
    this.do({ kind: 'seen' });
    return true;
  }

  /** Chooses these dice, die by die. */
  choose(dice: Dice): void {
    this.move({ type: 'dice.held', places: [] });
    const event = holding(this.view, dice);
    if (event.type !== 'dice.held') return;
    for (const place of event.places) this.move({ type: 'die.toggled', place });
  }

  /** Does what the step asks for. */
  right({ ask }: Step): void {
    switch (ask.do) {
      case 'read':
        this.do({ kind: 'readOn' });
        break;
      case 'answer':
        this.do({ kind: 'answer', choice: ask.choices.findIndex(({ right }) => right) });
        break;
      case 'hold':
        this.choose(ask.dice === 'any' ? this.best() : ask.dice);
        break;
      case 'attempt':
        this.choose(ask.dice);
        break;
      case 'roll':
        this.move({ type: 'roll' });
        break;
      case 'bank':
      case 'bankInVain':
        this.move({ type: 'bank' });
        break;
      case 'seeFarkle':
        this.move({ type: 'farkle.acknowledged' });
        break;
      case 'watch':
        this.table.watch();
        this.do({ kind: 'seen' });
        break;
      default:
        ask satisfies never;
    }
  }

  best(): Dice {
    const { best, dice } = this.view;
    return best.flatMap((place) => dice[place]?.face ?? []);
  }

  /** Puts the selection back as the step found it. */
  mend({ ask }: Step): void {
    if (!this.view.maySelect) return;
    const wanted = keeps(ask) ? ask.dice : [];
    if (wanted !== 'any') this.move(holding(this.view, wanted));
  }
}

function keeps(ask: Ask): ask is Extract<Ask, { do: 'roll' | 'bank' }> {
  return ask.do === 'roll' || ask.do === 'bank';
}

/** The code of what was answered last: of the rule, or of the lesson's own sentence. */
export function answeredWith({ reply }: LessonProgress, step: Step): ReplyCode | null {
  if (reply === null) return null;
  if (reply.kind === 'refusal') return reply.refusal.code;
  const own = Object.entries(step.replies).find(([, say]) => say.key === reply.say.key);
  return (own?.[0] ?? reply.say.key.split('.').at(-1)) as ReplyCode;
}
