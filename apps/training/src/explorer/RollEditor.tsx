import { type Dice, diceInPlay, type Face, faces } from '@farkle/rules';
import { Button, Die, Icon } from '@farkle/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './RollEditor.module.css';

export type RollEditorProps = {
  readonly roll: Dice;
  readonly error: string | undefined;
  readonly onRoll: (roll: Dice) => void;
};

/** The roll, die by die: a press below adds one, a press on a die of the roll takes it away. */
export function RollEditor({ roll, error, onRoll }: RollEditorProps) {
  const t = useTranslations('training.explorer.position');
  const id = useId();
  const isFull = roll.length >= diceInPlay;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      className={styles.editor}
      aria-labelledby={`${id}label`}
      aria-describedby={error === undefined ? `${id}hint` : `${id}hint ${id}error`}
    >
      <div>
        <span id={`${id}label`} className={styles.label}>
          {t('roll')}
        </span>
        <p id={`${id}hint`} className={styles.hint}>
          {t('rollHint')}
        </p>
      </div>
      <div className={styles.roll} data-invalid={error === undefined ? undefined : ''}>
        {roll.length === 0 && <span className={styles.none}>{t('noRoll')}</span>}
        {roll.map((face, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a die of the roll is its place
            key={place}
            type="button"
            className={styles.die}
            aria-label={t('remove', { face: String(face) })}
            onClick={() => onRoll(roll.filter((_, at) => at !== place))}
          >
            <Die face={face} size="inherit" />
          </button>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}error`} className={styles.error}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      <div className={styles.pad}>
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            className={styles.add}
            aria-label={t('add', { face: String(face) })}
            aria-disabled={isFull}
            onClick={() => !isFull && onRoll([...roll, face as Face])}
          >
            <Die face={face} size="small" />
            <Icon name="plus" />
          </button>
        ))}
      </div>
      <div>
        <Button variant="quiet" onClick={() => onRoll([])}>
          {t('clear')}
        </Button>
      </div>
    </div>
  );
}
