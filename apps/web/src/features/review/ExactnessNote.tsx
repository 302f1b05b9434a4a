import type { TableView } from '@farkle/engine';
import type { Currency } from '@farkle/strategy';
import { useTranslations } from 'next-intl';
import type { Knowledge } from '../brain/brainMessages.ts';
import { exactnessOf } from './exactness.ts';
import styles from './ReviewPage.module.css';

interface ExactnessNoteProps {
  readonly view: TableView;
  readonly knowledge: Knowledge;
  readonly currency: Currency;
}

/** How the moves of this game are measured, and how exactly. */
export function ExactnessNote({ view, knowledge, currency }: ExactnessNoteProps) {
  const t = useTranslations('review.exactness');
  const { ruleSet, goal, seats } = view;
  const exactness = exactnessOf(currency, knowledge, { ruleSet, goal, seats: seats.length });
  return (
    <p className={styles.note}>
      {exactness.code === 'chanceNearly' ? t('chanceNearly', { off: exactness.off }) : t(exactness.code)}
    </p>
  );
}
