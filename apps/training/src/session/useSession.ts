import type { RuleSet } from '@farkle/rules';
import { useRef, useState } from 'react';
import { freshChanceSeed } from '../chance/freshChanceSeed.ts';
import { now } from '../device/now.ts';
import { recordAfter } from '../progress/drillRecord.ts';
import { changeRecord, readRecord } from '../progress/keptRecords.ts';
import { dueMistakes } from '../repetition/mistake.ts';
import { mistakesAfter } from '../repetition/mistakesAfter.ts';
import { tableKey } from '../rules/tableKey.ts';
import type { Drill, DrillLogic } from './drill.ts';
import { type Session, type SessionEvent, sessionAfter, startSession } from './session.ts';
import { keepLength, type LengthName, readLength, sessionLengths } from './sessionLength.ts';

/** A session on the screen. */
export interface RunningSession<Question, Answer, Reason> {
  readonly session: Session<Question, Answer, Reason>;
  readonly lengthName: LengthName;
  /** Sends an event; one that does not fit, such as a second press, does nothing. */
  readonly send: (event: SessionEvent<Answer>) => void;
  readonly choose: (length: LengthName) => void;
  readonly again: () => void;
}

/** Runs sessions of a drill one after the other and keeps every answer as soon as it is given. */
export function useSession<Question, Answer, Reason>(
  drill: Drill<Question, Answer, Reason>,
  logic: DrillLogic<Question, Answer, Reason>,
  ruleSet: RuleSet,
): RunningSession<Question, Answer, Reason> {
  const table = tableKey(ruleSet);
  const [lengthName, setLengthName] = useState(() => readLength(drill));
  const [session, setSession] = useState(() => fresh(lengthName));
  // Two presses may come before React has drawn the first one's effect.
  const latest = useRef(session);

  function fresh(name: LengthName): Session<Question, Answer, Reason> {
    const at = now();
    const record = readRecord(drill.id, table);
    return startSession(logic, {
      seed: freshChanceSeed(),
      length: sessionLengths[name],
      at,
      rating: record.rating,
      due: dueMistakes(record.mistakes, at).flatMap(({ question }) => {
        const parsed = logic.parse(question);
        return parsed === null ? [] : [parsed];
      }),
    });
  }

  function show(next: Session<Question, Answer, Reason>): void {
    latest.current = next;
    setSession(next);
  }

  function keepAnswer({ answered, at: sessionAt }: Session<Question, Answer, Reason>): void {
    const last = answered.at(-1);
    if (last === undefined) return;
    const { question, difficulty, isRepeat, verdict } = last;
    const { score, isRight } = verdict;
    const at = now();
    changeRecord(drill.id, table, (record) => ({
      ...recordAfter(record, { at, sessionAt, difficulty, score, isRight, isRepeat }),
      mistakes: mistakesAfter(record.mistakes, {
        question,
        signature: logic.signature(question),
        isRight,
        at,
      }),
    }));
  }

  function send(event: SessionEvent<Answer>): void {
    const before = latest.current;
    const next = sessionAfter(logic, before, event);
    if (next === before) return;
    show(next);
    if (next.answered.length > before.answered.length) keepAnswer(next);
  }

  return {
    session,
    lengthName,
    send,
    choose(name) {
      keepLength(name);
      setLengthName(name);
      send({ type: 'lengthened', length: sessionLengths[name], at: now() });
    },
    again: () => show(fresh(lengthName)),
  };
}
