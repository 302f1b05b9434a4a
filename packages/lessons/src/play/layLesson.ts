import { tableView } from '@farkle/engine';
import type { RuleSet } from '@farkle/rules';
import type { Lesson, ReplyCode, SeatStart, Step } from '../plan/lesson.ts';
import type { Figures, Saying } from '../plan/saying.ts';
import { diceOf, type LessonPlan, type Script, type ScriptStep } from '../plan/script.ts';
import { layLessonTable } from './lessonTable.ts';
import { doStep } from './rightPath.ts';
import { stepFigures } from './stepFigures.ts';

/** Who nobody has touched yet. */
const freshSeat: SeatStart = { score: 0, entered: false, farklesInRow: 0, turnsTaken: 0 };

/**
 * A plan's lesson under a rule set, or null where the rule set has not what it is about. The lesson is walked along
 * its right path on the real chart while it is laid: the figures of its sentences come from the table that the reader
 * will see. Throws when the script asks for something that the rules refuse.
 */
export function layLesson(plan: LessonPlan, chosen: RuleSet): Lesson | null {
  const script = plan.script(chosen);
  if (script === null) return null;
  const setting = settingOf(script, { ...chosen, ...script.rules });
  const walk = layLessonTable(setting);
  const words = plan.words ?? plan.id;
  let figures: Figures = {};
  const steps = script.steps.map((step): Step => {
    const snapshot = walk.actor.getSnapshot();
    figures = {
      ...stepFigures(snapshot, tableView(snapshot), step.ask),
      ...script.figures,
      ...step.figures,
    };
    doStep(walk, step.ask);
    return {
      id: step.id,
      ask: step.ask,
      say: { key: `${words}.steps.${step.id}`, figures },
      hint: hintOf(step, words, figures),
      replies: repliesOf(step, words, figures),
    };
  });
  return {
    id: plan.id,
    group: plan.group,
    field: plan.field ?? null,
    ...setting,
    riskHint: script.riskHint ?? false,
    steps,
    end: { key: `${words}.end`, figures },
  };
}

function settingOf(script: Script, ruleSet: RuleSet) {
  const { kinds = ['person'], goal = { kind: 'target' }, firstSeat = 0, seats = [] } = script;
  return {
    ruleSet,
    table: { ruleSet, goal, kinds, firstSeat },
    seats: kinds.map((_, at) => {
      const seat = { ...freshSeat, ...seats[at] };
      return { ...seat, entered: seats[at]?.entered ?? seat.score > 0 };
    }),
    rolls: script.rolls.map(diceOf),
    decisions: script.decisions ?? [],
    opening: script.opening ?? [],
  };
}

function hintOf({ id, ask, hint }: ScriptStep, words: string, figures: Figures): Saying | null {
  if (hint) return { key: `${words}.hints.${id}`, figures };
  switch (ask.do) {
    case 'read':
    case 'watch':
    case 'answer':
      return null;
    case 'hold':
      return { key: ask.dice === 'any' ? 'hints.holdAny' : 'hints.hold', figures };
    case 'attempt':
      return { key: 'hints.hold', figures };
    case 'roll':
    case 'bank':
    case 'bankInVain':
    case 'seeFarkle':
      return { key: `hints.${ask.do}`, figures };
    default:
      return ask satisfies never;
  }
}

function repliesOf({ id, replies }: ScriptStep, words: string, figures: Figures): Step['replies'] {
  const own = replies.map((code): [ReplyCode, Saying] => [
    code,
    { key: `${words}.replies.${id}.${code}`, figures },
  ]);
  return Object.fromEntries(own);
}
