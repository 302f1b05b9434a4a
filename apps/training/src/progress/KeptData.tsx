import { Button, ConfirmDialog, LiveRegion } from '@farkle/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { now } from '../device/now.ts';
import { drillIds } from '../session/drillIds.ts';
import { CopyBack } from './CopyBack.tsx';
import { copyOfTraining } from './copyOfTraining.ts';
import styles from './KeptData.module.css';
import { removeRecords } from './keptRecords.ts';
import { saveFile } from './saveFile.ts';

/** One's training as a file, back from a file, and its end. */
export function KeptData({ onChanged }: { readonly onChanged: () => void }) {
  const t = useTranslations('training.progress');
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);

  function remove() {
    for (const drill of drillIds) removeRecords(drill);
    setIsRemoved(true);
    onChanged();
  }

  return (
    <section className={styles.data} aria-labelledby="data">
      <h2 id="data" className={styles.heading}>
        {t('yourData')}
      </h2>
      <p className={styles.hint}>{t('exportHint')}</p>
      <div className={styles.presses}>
        <Button icon="share" onClick={() => saveFile('farkle-training.json', copyOfTraining(now()))}>
          {t('export')}
        </Button>
        <CopyBack
          onChanged={() => {
            setIsRemoved(false);
            onChanged();
          }}
        />
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={t('removeTitle')}
          description={t('removeText')}
          confirmLabel={t('removeConfirm')}
          cancelLabel={t('removeCancel')}
          onConfirm={remove}
          trigger={<Button variant="quiet">{t('remove')}</Button>}
        />
      </div>
      {isRemoved && <p className={styles.hint}>{t('removed')}</p>}
      <LiveRegion announcement={isRemoved ? { id: 'removed', text: t('removed') } : null} />
    </section>
  );
}
