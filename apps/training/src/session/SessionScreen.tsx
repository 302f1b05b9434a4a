import type { RuleSet } from '@farkle/rules';
import { LiveRegion } from '@farkle/ui';
import { use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { now } from '../device/now.ts';
import { useDeviceSettings } from '../device/useDeviceSettings.ts';
import type { Drill, DrillLogic } from './drill.ts';
import { openLogic } from './openLogic.ts';
import styles from './SessionScreen.module.css';
import { SessionStatus } from './SessionStatus.tsx';
import { Summary } from './Summary.tsx';
import { questionsIn, type Session } from './session.ts';
import { TellPanel } from './TellPanel.tsx';
import { useSession } from './useSession.ts';
import { useSessionKeys } from './useSessionKeys.ts';

export type SessionScreenProps<Question, Answer, Reason> = {
  readonly drill: Drill<Question, Answer, Reason>;
  /** The rules that are trained for. */
  readonly ruleSet: RuleSet;
};

/** A drill's sessions: each question answered at once, and at the end what to look at again. */
export function SessionScreen<Question, Answer, Reason>({
  drill,
  ruleSet,
}: SessionScreenProps<Question, Answer, Reason>) {
  const logic = use(openLogic(drill, ruleSet));
  return <OpenSession drill={drill} logic={logic} ruleSet={ruleSet} />;
}

type OpenSessionProps<Question, Answer, Reason> = SessionScreenProps<Question, Answer, Reason> & {
  readonly logic: DrillLogic<Question, Answer, Reason>;
};

function OpenSession<Question, Answer, Reason>({
  drill,
  logic,
  ruleSet,
}: OpenSessionProps<Question, Answer, Reason>) {
  const { singleKeys } = useDeviceSettings();
  const { session, lengthName, send, choose, again } = useSession(drill, logic, ruleSet);
  const { phase, asked, answered } = session;
  const { Table, Ask } = drill.faces;
  // The screen's own first question takes no focus; what follows a press does.
  const [follows, setFollows] = useState(false);
  const place = answered.length - (phase === 'asking' ? 0 : 1);
  const [draft, setDraft] = useDraft(drill, session, place);

  function next() {
    setFollows(true);
    send({ type: 'next', at: now() });
  }

  useSessionKeys({ characters: false, ...(phase === 'telling' ? { onEnter: next } : {}) });

  if (phase === 'over') {
    return (
      <Summary
        drill={drill}
        session={session}
        ruleSet={ruleSet}
        onAgain={() => {
          setFollows(true);
          again();
        }}
      />
    );
  }

  const last = answered.at(-1);
  const told = phase === 'telling' && last !== undefined ? last : null;
  return (
    <div className={styles.drill}>
      <SessionStatus
        drill={drill}
        session={session}
        lengthName={lengthName}
        onChoose={choose}
        onTimeUp={() => send({ type: 'timeUp', at: now() })}
        onStop={() => send({ type: 'ended' })}
      />
      <div className={styles.board}>
        <Table
          key={`${session.at} ${place}`}
          question={asked.question}
          ruleSet={ruleSet}
          draft={draft}
          onDraft={setDraft}
          told={told}
        />
        <div className={styles.panel}>
          {told === null ? (
            <Ask
              key={`${session.at} ${place}`}
              question={asked.question}
              ruleSet={ruleSet}
              number={answered.length + 1}
              total={questionsIn(session.length)}
              takesFocus={follows}
              showsKeys={singleKeys}
              draft={draft}
              onDraft={setDraft}
              onAnswer={(answer) => {
                setFollows(true);
                send({ type: 'answered', answer, at: now() });
              }}
            />
          ) : (
            <TellPanel drill={drill} session={session} told={told} ruleSet={ruleSet} onNext={next} />
          )}
        </div>
      </div>
      <Announcer drill={drill} session={session} />
    </div>
  );
}

/** What the trainee has built up for the question on the table; a new question starts anew. */
function useDraft<Question, Answer, Reason>(
  { blank }: Drill<Question, Answer, Reason>,
  { asked, at }: Session<Question, Answer, Reason>,
  place: number,
): readonly [Answer | null, (draft: Answer) => void] {
  const name = `${at} ${place}`;
  const [kept, setKept] = useState<{ readonly name: string; readonly draft: Answer } | null>(null);
  const draft = kept?.name === name ? kept.draft : (blank?.(asked.question) ?? null);
  return [draft, (next) => setKept({ name, draft: next })];
}

/** Says the feedback to those who listen; questions are said by the heading that takes the focus. */
function Announcer<Question, Answer, Reason>({
  drill,
  session,
}: {
  readonly drill: Drill<Question, Answer, Reason>;
  readonly session: Session<Question, Answer, Reason>;
}) {
  const t = useTranslations('training.session');
  const words = drill.faces.useWords();
  const last = session.answered.at(-1);
  if (session.phase !== 'telling' || last === undefined) return <LiveRegion announcement={null} />;
  const { question, verdict } = last;
  const values = words.values(last, question);
  const parts = {
    answer: words.answerAloud(verdict.best, question),
    reason: words.reason(verdict.reason),
  };
  const text =
    values === null
      ? t(verdict.isRight ? 'toldRight' : 'toldWrong', parts)
      : t(verdict.isRight ? 'toldRightValues' : 'toldWrongValues', { ...parts, values });
  return <LiveRegion announcement={{ id: `${session.at} ${session.answered.length}`, text }} />;
}
