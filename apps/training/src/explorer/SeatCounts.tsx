import type { RuleSet } from '@farkle/rules';
import { SelectField, SwitchField } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import type { PositionSeat } from '../positions/position.ts';
import styles from './PositionForm.module.css';

export type SeatCountsProps = {
  readonly seat: PositionSeat;
  readonly which: 'own' | 'other';
  readonly ruleSet: RuleSet;
  readonly error: string | undefined;
  readonly onSeat: (seat: PositionSeat) => void;
};

/** What counts only under a penalty: farkles in a row, and having banked although the points are gone. */
export function SeatCounts({ seat, which, ruleSet, error, onSeat }: SeatCountsProps) {
  const t = useTranslations('training.explorer.position');
  return (
    <div className={styles.counts}>
      <SelectField
        label={t(which === 'own' ? 'ownFarkles' : 'otherFarkles')}
        value={String(seat.farkles)}
        options={['0', '1', '2'].map((value) => ({ value, label: value }))}
        onValueChange={(farkles) => onSeat({ ...seat, farkles: Number(farkles) })}
        {...(error === undefined ? {} : { error })}
      />
      {ruleSet.entryMinimum > 0 && seat.score === 0 && (
        <SwitchField
          label={t(which === 'own' ? 'entered' : 'otherEntered')}
          checked={seat.entered}
          onCheckedChange={(entered) => onSeat({ ...seat, entered })}
        />
      )}
    </div>
  );
}
