import { formatDice, prospect } from '@farkle/rules';
import { ActionBar } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import { gameOf } from '../../positions/position.ts';
import type { DecisionDrill, DecisionQuestion } from '../../positions/question.ts';
import { AskPanel } from '../../session/AskPanel.tsx';
import type { AskProps } from '../../session/drill.ts';
import { QuestionHeading } from '../../session/QuestionHeading.tsx';
import { useSessionKeys } from '../../session/useSessionKeys.ts';
import { DeedBar, mayDo } from './DeedBar.tsx';
import { type DecisionAnswer, diceOf, placesOf } from './decisionAnswer.ts';
import { usePositionWords } from './usePositionWords.ts';
import { useRefusalWords } from './useRefusalWords.ts';

export type DecisionAskProps = AskProps<DecisionQuestion, DecisionAnswer> & { readonly drill: DecisionDrill };

/** The question, and the presses that answer it: set aside, roll, bank. Keys are those of the table. */
export function DecisionAsk({
  drill,
  question,
  ruleSet,
  number,
  total,
  takesFocus,
  showsKeys,
  draft,
  onDraft,
  onAnswer,
}: DecisionAskProps) {
  const t = useTranslations('training.decisions');
  const positionWords = usePositionWords();
  const refusalWords = useRefusalWords();
  const { position, key } = question;
  const given = { places: givenPlaces(), then: null };
  const dice = diceOf(question, given);
  const seen = prospect(gameOf(position, ruleSet).turn, dice, ruleSet);

  function givenPlaces(): readonly number[] {
    if (drill !== 'bankOrRoll') return draft?.places ?? [];
    return placesOf(key.choices[0]?.setAside ?? [], position.roll);
  }

  function deed(then: 'roll' | 'bank'): boolean {
    const may = mayDo(then, position, dice, ruleSet);
    if (may) onAnswer({ ...given, then });
    return may;
  }

  function setAside(): boolean {
    if (seen.ok) onAnswer(given);
    return seen.ok;
  }

  function toggle(place: number): boolean {
    if (drill === 'bankOrRoll' || place >= position.roll.length) return false;
    const { places } = given;
    const next = places.includes(place) ? places.filter((each) => each !== place) : [...places, place];
    onDraft({ places: next.toSorted((a, b) => a - b), then: null });
    return true;
  }

  useSessionKeys({
    characters: showsKeys,
    onCharacter: (character) => {
      if (/^[1-6]$/.test(character)) return toggle(Number(character) - 1);
      if (drill === 'keep') return false;
      if (character.toLowerCase() === 'r') return deed('roll');
      return character.toLowerCase() === 'b' && deed('bank');
    },
    onEnter: () => drill === 'keep' && setAside(),
  });

  const words = positionWords(position, ruleSet);
  return (
    <AskPanel>
      <QuestionHeading
        question={t(`questions.${drill}`)}
        sub={t(`subs.${drill}`)}
        aloud={
          drill === 'bankOrRoll'
            ? t('aloud.bankOrRoll', { position: words, dice: formatDice(dice) })
            : t(`aloud.${drill}`, { position: words })
        }
        number={number}
        total={total}
        takesFocus={takesFocus}
      />
      {drill === 'keep' ? (
        <ActionBar
          label={t('answers')}
          roll={unused}
          bank={unused}
          single={{
            label: dice.length > 0 ? t('setAside', { count: dice.length }) : t('setAsideNone'),
            ...(seen.ok
              ? {
                  consequence: t('gain', { points: seen.value.selectionPoints, turn: seen.value.turnPoints }),
                }
              : { disabledReason: refusalWords(seen.error) }),
            onPress: setAside,
          }}
        />
      ) : (
        <DeedBar position={position} ruleSet={ruleSet} dice={dice} showsKeys={showsKeys} onDeed={deed} />
      )}
    </AskPanel>
  );
}

/** The bar shows one press; the other two are not there. */
const unused = { label: '', onPress: () => undefined };
