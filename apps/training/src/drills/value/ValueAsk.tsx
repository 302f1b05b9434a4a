import { formatDice } from '@farkle/rules';
import { useTranslations } from 'use-intl';
import { AnswerButton, Answers } from '../../session/AnswerButton.tsx';
import { AskPanel } from '../../session/AskPanel.tsx';
import type { AskProps } from '../../session/drill.ts';
import { QuestionHeading } from '../../session/QuestionHeading.tsx';
import { useSessionKeys } from '../../session/useSessionKeys.ts';
import { chosenDice } from './position.ts';
import type { Answer, Question } from './question.ts';
import { useValueWords } from './useValueWords.ts';

/** The question and the four answers, by digits too. */
export function ValueAsk({
  question,
  number,
  total,
  takesFocus,
  showsKeys,
  onAnswer,
}: AskProps<Question, Answer>) {
  const t = useTranslations('training.value');
  const words = useValueWords();
  const { position, options } = question;
  const dice = chosenDice(position);

  useSessionKeys({
    characters: showsKeys,
    onCharacter(key) {
      const option = options[Number(key) - 1];
      if (option === undefined) return false;
      onAnswer(option);
      return true;
    },
  });

  return (
    <AskPanel>
      <QuestionHeading
        question={t('question')}
        sub={t('setAside', { count: dice.length })}
        aloud={t('aloud', { count: dice.length, dice: formatDice(dice) })}
        number={number}
        total={total}
        takesFocus={takesFocus}
      />
      <Answers label={t('answers')}>
        {options.map((option, at) => (
          <AnswerButton
            key={option}
            keyName={showsKeys ? String(at + 1) : null}
            isWords={option === 'notLegal'}
            onPress={() => onAnswer(option)}
          >
            {words.answer(option, question)}
          </AnswerButton>
        ))}
      </Answers>
    </AskPanel>
  );
}
