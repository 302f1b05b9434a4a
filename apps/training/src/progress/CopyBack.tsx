import { Button, ConfirmDialog, LiveRegion } from '@farkle/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import {
  type CopyRefusal,
  keepsTraining,
  mostInCopy,
  parseCopy,
  type TrainingCopy,
  takeBack,
} from './copyBack.ts';
import styles from './KeptData.module.css';

type Outcome =
  | { readonly kind: 'imported'; readonly copy: TrainingCopy }
  | { readonly kind: 'refused'; readonly refusal: CopyRefusal };

/** Takes a training back from a file; asks first where there is one already. */
export function CopyBack({ onChanged }: { readonly onChanged: () => void }) {
  const t = useTranslations('training.progress');
  const format = useFormatter();
  const picker = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<TrainingCopy | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [told, setTold] = useState<{ readonly number: number; readonly outcome: Outcome } | null>(null);

  function tell(outcome: Outcome) {
    setTold((before) => ({ number: (before?.number ?? 0) + 1, outcome }));
  }

  function take(copy: TrainingCopy) {
    const isTaken = takeBack(copy);
    tell(isTaken ? { kind: 'imported', copy } : { kind: 'refused', refusal: 'noRoom' });
    onChanged();
  }

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const text = file.size > mostInCopy ? '' : await file.text().catch(() => '');
    // The same file may be chosen again.
    currentTarget.value = '';
    const parsed = parseCopy(text);
    if (!parsed.ok) tell({ kind: 'refused', refusal: parsed.error });
    else if (keepsTraining()) {
      setAsked(parsed.value);
      setIsAsking(true);
    } else take(parsed.value);
  }

  const date = ({ at }: TrainingCopy) => format.dateTime(at, { dateStyle: 'long', timeStyle: 'short' });
  const words = told === null ? null : outcomeWords(told.outcome);

  function outcomeWords(outcome: Outcome): string {
    return outcome.kind === 'imported'
      ? t('imported', { date: date(outcome.copy) })
      : t(`importRefused.${outcome.refusal}`);
  }

  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => void read(event)}
      />
      <Button onClick={() => picker.current?.click()}>{t('import')}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('importTitle')}
        description={asked !== null && t('importText', { date: date(asked), count: asked.answered })}
        confirmLabel={t('importConfirm')}
        cancelLabel={t('importCancel')}
        onConfirm={() => asked !== null && take(asked)}
      />
      {words !== null && <p className={styles.told}>{words}</p>}
      <LiveRegion
        announcement={told === null || words === null ? null : { id: `copy ${told.number}`, text: words }}
      />
    </>
  );
}
