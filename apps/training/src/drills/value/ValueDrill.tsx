import { LiveRegion } from '@farkle/ui';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { freshChanceSeed } from '../../chance/freshChanceSeed.ts';
import { useDeviceSettings } from '../../device/useDeviceSettings.ts';
import type { Preset } from '../../rules/preset.ts';
import { AskPanel } from './AskPanel.tsx';
import { keepStandings, readStandings } from './keptStandings.ts';
import { PositionTable } from './PositionTable.tsx';
import { type Answer, answerKey } from './question.ts';
import { RoundMarks } from './RoundMarks.tsx';
import { reasonFor } from './reason.ts';
import { type Round, roundAfter, startRound } from './round.ts';
import { Summary } from './Summary.tsx';
import { TellPanel } from './TellPanel.tsx';
import { useDrillKeys } from './useDrillKeys.ts';
import { useDrillWords } from './useDrillWords.ts';
import styles from './ValueDrill.module.css';

export type ValueDrillProps = {
  /** The table that is trained for; another one is another drill, so give it as the key too. */
  readonly preset: Preset;
  /** Where another table is chosen. */
  readonly presetChoice: ReactNode;
};

/** What is this selection worth? Ten questions, each answered at once, and what to look at again. */
export function ValueDrill({ preset, presetChoice }: ValueDrillProps) {
  const { singleKeys } = useDeviceSettings();
  const [round, dispatch] = useReducer(roundAfter, preset, freshRound);
  // The page's own first question takes no focus; what follows a press does.
  const follows = useRef(false);

  const isUnderWay = round.answered.length > 0;
  useEffect(() => {
    if (isUnderWay) keepStandings({ ...readStandings(), [preset]: round.standing });
  }, [preset, isUnderWay, round.standing]);

  function answer(given: Answer) {
    follows.current = true;
    dispatch({ type: 'answered', answer: given });
  }

  function next() {
    follows.current = true;
    dispatch({ type: 'next' });
  }

  function again() {
    follows.current = true;
    dispatch({ type: 'started', round: freshRound(preset) });
  }

  useDrillKeys({
    characters: singleKeys,
    onDigit: (at) => {
      const option = round.question.options[at];
      if (option !== undefined) answer(option);
    },
    onEnter: next,
  });

  return (
    <div className={styles.drill}>
      <div className={styles.status}>
        {presetChoice}
        {round.phase === 'over' ? null : <RoundMarks round={round} />}
      </div>
      {round.phase === 'over' ? (
        <Summary round={round} onAgain={again} />
      ) : (
        <div className={styles.board}>
          <PositionTable round={round} />
          <div className={styles.panel}>
            {round.phase === 'asking' ? (
              <AskPanel
                key={round.answered.length}
                round={round}
                takesFocus={follows.current}
                showsKeys={singleKeys}
                onAnswer={answer}
              />
            ) : (
              <TellPanel round={round} onNext={next} />
            )}
          </div>
        </div>
      )}
      <Announcer round={round} />
    </div>
  );
}

function freshRound(preset: Preset): Round {
  return startRound(preset, readStandings()[preset], freshChanceSeed());
}

/** Says the feedback to those who listen; questions are said by the heading that takes the focus. */
function Announcer({ round }: { readonly round: Round }) {
  const t = useTranslations('training.value');
  const words = useDrillWords();
  const last = round.answered.at(-1);
  if (round.phase !== 'telling' || last === undefined) return <LiveRegion announcement={null} />;
  const { question, isRight } = last;
  const { answer } = answerKey(question.position, question.preset);
  const text = t('told', {
    isRight: String(isRight),
    answer: words.answerAloud(answer),
    reason: words.reason(reasonFor(question)),
  });
  return <LiveRegion announcement={{ id: round.answered.length, text }} />;
}
