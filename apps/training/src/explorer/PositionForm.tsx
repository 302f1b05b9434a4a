import { type Dice, pointsGrid } from '@farkle/rules';
import { type Adjusted, NumberField, SelectField, SwitchField } from '@farkle/ui';
import { useLocale, useTranslations } from 'use-intl';
import { goals, type Position } from '../positions/position.ts';
import type { PositionFault, PositionField } from '../positions/positionFault.ts';
import { mostTurnPoints } from '../positions/turnStates.ts';
import { type Explored, seatWith, withGoal } from './explored.ts';
import { faultSentence } from './faultWords.ts';
import styles from './PositionForm.module.css';
import { RollEditor } from './RollEditor.tsx';
import { SeatCounts } from './SeatCounts.tsx';

export type PositionFormProps = {
  readonly explored: Explored;
  readonly fault: PositionFault | null;
  readonly onPosition: (position: Position) => void;
};

/** Every part of a position as a field; what cannot be is said beside its field. */
export function PositionForm({ explored, fault, onPosition }: PositionFormProps) {
  const t = useTranslations('training.explorer.position');
  const faults = useTranslations('training.explorer.faults');
  const rules = useTranslations('rules');
  const locale = useLocale();
  const { ruleSet, position } = explored;
  const { goal, own, other, lastTurn } = position;
  const isFinalRound = ruleSet.ending === 'finalRound';

  const change = (part: Partial<Position>) => onPosition({ ...position, ...part });
  const errorAt = (...fields: readonly PositionField[]) =>
    fault !== null && fields.includes(fault.field)
      ? { error: faultSentence(fault, isFinalRound, faults) }
      : {};
  const steps = {
    decrementLabel: t('less'),
    incrementLabel: t('more'),
    adjusted: (typed: Adjusted) => rules('adjusted', typed),
    locale,
  };
  const highest = ruleSet.target + 10_000;

  function rolled(roll: Dice): void {
    change(roll.length > 0 ? { roll, diceLeft: roll.length } : { roll });
  }

  return (
    <div className={styles.form}>
      <SelectField
        label={t('goal')}
        value={goal}
        options={goals.map((each) => ({ value: each, label: t(`goals.${each}`) }))}
        onValueChange={(next) => onPosition(withGoal(position, next))}
        {...errorAt('goal')}
      />
      <div className={styles.pair}>
        <NumberField
          label={t('ownScore')}
          value={own.score}
          min={0}
          max={highest}
          step={pointsGrid}
          onValueChange={(score) => change({ own: seatWith(own, score, ruleSet) })}
          {...steps}
          {...errorAt('ownScore')}
        />
        {other !== null && (
          <NumberField
            label={t('otherScore')}
            value={other.score}
            min={0}
            max={highest}
            step={pointsGrid}
            onValueChange={(score) => change({ other: seatWith(other, score, ruleSet) })}
            {...steps}
            {...errorAt('otherScore')}
          />
        )}
        {goal === 'turns' && (
          <NumberField
            label={t('turnsLeft')}
            value={position.turnsLeft}
            min={1}
            max={10}
            step={1}
            onValueChange={(turnsLeft) => change({ turnsLeft })}
            {...steps}
            {...errorAt('turnsLeft')}
          />
        )}
      </div>
      {other !== null && isFinalRound && (
        <SwitchField
          label={t('lastTurn')}
          hint={t('lastTurnHint')}
          checked={lastTurn}
          onCheckedChange={(next) => change({ lastTurn: next })}
          {...errorAt('lastTurn')}
        />
      )}
      {ruleSet.threeFarkles > 0 && (
        <div className={styles.pair}>
          <SeatCounts
            seat={own}
            which="own"
            ruleSet={ruleSet}
            error={errorAt('ownFarkles').error}
            onSeat={(seat) => change({ own: seat })}
          />
          {other !== null && (
            <SeatCounts
              seat={other}
              which="other"
              ruleSet={ruleSet}
              error={errorAt('otherFarkles').error}
              onSeat={(seat) => change({ other: seat })}
            />
          )}
        </div>
      )}
      <div className={styles.pair}>
        <NumberField
          label={t('turnPoints')}
          value={position.turnPoints}
          min={0}
          max={mostTurnPoints}
          step={pointsGrid}
          onValueChange={(turnPoints) => change({ turnPoints })}
          {...steps}
          {...errorAt('turnPoints')}
        />
        {position.roll.length === 0 && (
          <NumberField
            label={t('diceLeft')}
            value={position.diceLeft}
            min={1}
            max={6}
            step={1}
            onValueChange={(diceLeft) => change({ diceLeft })}
            {...steps}
            {...errorAt('diceLeft')}
          />
        )}
      </div>
      <RollEditor roll={position.roll} error={errorAt('roll').error} onRoll={rolled} />
    </div>
  );
}
