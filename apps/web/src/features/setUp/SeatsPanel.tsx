'use client';

import { longestName } from '@farkle/profile';
import { mostSeats } from '@farkle/rules';
import { type Level, levels } from '@farkle/strategy';
import { RadioCards, SelectField, TextField } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import styles from './SetUp.module.css';
import type { SetUpDraft } from './setUpDraft.ts';

interface SeatsPanelProps {
  readonly draft: SetUpDraft;
  readonly onChange: (draft: SetUpDraft) => void;
}

/** Who plays along: how many computers, or the people at this device and their names. */
export function SeatsPanel({ draft, onChange }: SeatsPanelProps) {
  const t = useTranslations('setUp');
  switch (draft.mode) {
    case 'soloTurns':
    case 'soloFewest':
      return null;
    case 'computer':
      return (
        <div className={styles.section}>
          <SelectField
            label={t('opponents')}
            value={String(draft.opponents)}
            options={counts(1, mostSeats - 1).map((count) => ({
              value: String(count),
              label: t('opponentCount', { count }),
            }))}
            onValueChange={(value) => onChange({ ...draft, opponents: Number(value) })}
          />
          <RadioCards<Level>
            label={t('level.label')}
            value={draft.level}
            options={levels.map((level) => ({
              value: level,
              title: t(`level.${level}`),
              text: t(`level.${level}Text`),
            }))}
            onValueChange={(level) => onChange({ ...draft, level })}
          />
        </div>
      );
    case 'together':
      return (
        <div className={styles.section}>
          <SelectField
            label={t('people')}
            value={String(draft.people)}
            options={counts(2, mostSeats).map((count) => ({
              value: String(count),
              label: t('peopleCount', { count }),
            }))}
            onValueChange={(value) => onChange({ ...draft, people: Number(value) })}
          />
          <div className={styles.fields}>
            {counts(1, draft.people).map((number) => (
              <TextField
                key={number}
                label={t('nameOf', { number })}
                maxLength={longestName}
                value={draft.names[number - 1] ?? ''}
                onValueChange={(name) =>
                  onChange({ ...draft, names: renamed(draft.names, number - 1, name) })
                }
              />
            ))}
          </div>
        </div>
      );
    default:
      return draft.mode satisfies never;
  }
}

function counts(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

function renamed(names: readonly string[], at: number, name: string): string[] {
  return Array.from({ length: mostSeats }, (_, seat) => (seat === at ? name : (names[seat] ?? '')));
}
