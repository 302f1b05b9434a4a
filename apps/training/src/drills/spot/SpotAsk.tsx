import { formatDice } from '@farkle/rules';
import { Button } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import { AskPanel } from '../../session/AskPanel.tsx';
import type { AskProps } from '../../session/drill.ts';
import { KeyHint } from '../../session/KeyHint.tsx';
import { QuestionHeading } from '../../session/QuestionHeading.tsx';
import { useSessionKeys } from '../../session/useSessionKeys.ts';
import type { Answer, Question } from './question.ts';
import { toggled } from './toggled.ts';

/** The question and the press that checks what has been chosen; digits choose, Enter checks. */
export function SpotAsk({
  question,
  number,
  total,
  takesFocus,
  showsKeys,
  draft,
  onDraft,
  onAnswer,
}: AskProps<Question, Answer>) {
  const t = useTranslations('training.spot');
  const chosen = draft ?? [];
  const { roll } = question;

  useSessionKeys({
    characters: showsKeys,
    onCharacter(key) {
      const place = Number(key) - 1;
      if (roll[place] === undefined) return false;
      onDraft(toggled(chosen, place));
      return true;
    },
    onEnter: () => onAnswer(chosen),
  });

  return (
    <AskPanel>
      <QuestionHeading
        question={t('question')}
        sub={t('hint')}
        aloud={t('aloud', { dice: formatDice(roll) })}
        number={number}
        total={total}
        takesFocus={takesFocus}
      />
      <div>
        {showsKeys && <KeyHint>{t('keys', { first: 1, last: roll.length })}</KeyHint>}
        <Button variant="primary" size="large" wide onClick={() => onAnswer(chosen)}>
          {t('check', { count: chosen.length })}
        </Button>
      </div>
    </AskPanel>
  );
}
