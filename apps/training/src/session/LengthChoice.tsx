import { Icon, VisuallyHidden } from '@farkle/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './LengthChoice.module.css';
import { type LengthName, type SessionLength, sessionLengths } from './sessionLength.ts';

export type LengthChoiceProps = {
  readonly lengths: readonly LengthName[];
  readonly chosen: LengthName;
  readonly onChoose: (length: LengthName) => void;
};

/** How long the session is; it can be changed at any time. */
export function LengthChoice({ lengths, chosen, onChoose }: LengthChoiceProps) {
  const t = useTranslations('training.session');
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('length')}</VisuallyHidden>
      </label>
      <select
        id={id}
        className={styles.select}
        value={chosen}
        onChange={({ currentTarget }) => {
          const name = lengths.find((each) => each === currentTarget.value);
          if (name !== undefined) onChoose(name);
        }}
      >
        {lengths.map((name) => (
          <option key={name} value={name}>
            {lengthWords(sessionLengths[name], t)}
          </option>
        ))}
      </select>
      <span className={styles.mark}>
        <Icon name="choose" />
      </span>
    </span>
  );
}

function lengthWords(
  length: SessionLength,
  t: ReturnType<typeof useTranslations<'training.session'>>,
): string {
  switch (length.kind) {
    case 'questions':
      return t('lengths.questions', { count: length.count });
    case 'endless':
      return t('lengths.endless');
    case 'clock':
      return t('lengths.clock', { minutes: length.seconds / 60 });
    default:
      return length satisfies never;
  }
}
