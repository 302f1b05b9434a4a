import { type Dice, prospect, type RuleSet, whyNotBank } from '@farkle/rules';
import { ActionBar } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import { gameOf, type Position } from '../../positions/position.ts';
import { useBankWords } from './useBankWords.ts';
import { useRefusalWords } from './useRefusalWords.ts';

export type DeedBarProps = {
  readonly position: Position;
  readonly ruleSet: RuleSet;
  /** The dice set aside. */
  readonly dice: Dice;
  readonly showsKeys: boolean;
  readonly onDeed: (then: 'roll' | 'bank') => void;
};

/** Roll and Bank as at the table, each with what follows, or the reason why not. */
export function DeedBar({ position, ruleSet, dice, showsKeys, onDeed }: DeedBarProps) {
  const t = useTranslations('table.deeds');
  const answers = useTranslations('training.decisions');
  const refusalWords = useRefusalWords();
  const bankWords = useBankWords();
  const game = gameOf(position, ruleSet);
  const seen = prospect(game.turn, dice, ruleSet);
  const refusal = whyNotBank(game, dice);
  const turnPoints = seen.ok ? seen.value.turnPoints : 0;
  const key = (name: string) => (showsKeys ? { shortcut: name } : {});
  return (
    <ActionBar
      label={answers('answers')}
      roll={{
        label: seen.ok ? t('rollDice', { count: seen.value.nextDice }) : t('roll'),
        consequence: t('atRisk', { points: turnPoints }),
        ...(seen.ok ? {} : { disabledReason: refusalWords(seen.error) }),
        ...key('R'),
        onPress: () => onDeed('roll'),
      }}
      bank={{
        label: seen.ok ? t('bankPoints', { points: turnPoints }) : t('bank'),
        consequence: bankWords(game, turnPoints),
        ...(refusal === null ? {} : { disabledReason: refusalWords(refusal) }),
        ...key('B'),
        onPress: () => onDeed('bank'),
      }}
    />
  );
}

/** Whether a deed may be done with these dice. */
export function mayDo(then: 'roll' | 'bank', position: Position, dice: Dice, ruleSet: RuleSet): boolean {
  const game = gameOf(position, ruleSet);
  return then === 'bank' ? whyNotBank(game, dice) === null : prospect(game.turn, dice, ruleSet).ok;
}
