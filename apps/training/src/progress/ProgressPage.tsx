import { deviceSettings } from '@farkle/profile';
import { Button } from '@farkle/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeviceSettings } from '../device/useDeviceSettings.ts';
import { RulesChoice } from '../rules/RulesChoice.tsx';
import { tableKey } from '../rules/tableKey.ts';
import { trainedRules } from '../rules/trainedRules.ts';
import type { ScreenProps } from '../session/drill.ts';
import { drillIds } from '../session/drillIds.ts';
import { roomPath } from '../shell/route.ts';
import { DrillProgress } from './DrillProgress.tsx';
import { KeptData } from './KeptData.tsx';
import { readRecord } from './keptRecords.ts';
import styles from './ProgressPage.module.css';

/** How one's ratings went under the rules that are trained for, and what may be done with the data. */
export function ProgressPage({ ruleSet }: ScreenProps) {
  const t = useTranslations('training.progress');
  const rules = trainedRules(useDeviceSettings());
  const table = tableKey(ruleSet);
  const [records, setRecords] = useState(read);
  const trained = records.filter(({ record }) => record.answered > 0);

  function read() {
    return drillIds.map((drill) => ({ drill, record: readRecord(drill, table) }));
  }

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p className={styles.lead}>{trained.length === 0 ? t('empty') : t('lead')}</p>
        <RulesChoice rules={rules} onChoose={(trainingRules) => deviceSettings.write({ trainingRules })} />
        {trained.length === 0 && (
          <Button variant="primary" href={roomPath('home')}>
            {t('toDrills')}
          </Button>
        )}
      </div>
      {trained.map(({ drill, record }) => (
        <DrillProgress key={drill} drill={drill} record={record} />
      ))}
      <KeptData onChanged={() => setRecords(read())} />
    </div>
  );
}
