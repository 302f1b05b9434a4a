import { deviceSettings } from '@farkle/profile';
import { Card } from '@farkle/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { now } from '../device/now.ts';
import { useDeviceSettings } from '../device/useDeviceSettings.ts';
import { drillScreens } from '../drills/catalogue.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { readRecord } from '../progress/keptRecords.ts';
import { isProvisional } from '../rating/traineeRating.ts';
import { dueMistakes } from '../repetition/mistake.ts';
import { RulesChoice } from '../rules/RulesChoice.tsx';
import { tableKey } from '../rules/tableKey.ts';
import { trainedRules } from '../rules/trainedRules.ts';
import type { ScreenProps } from '../session/drill.ts';
import { type DrillId, drillIds } from '../session/drillIds.ts';
import { DrillPicture } from './DrillPicture.tsx';
import styles from './Home.module.css';
import { roomPath } from './route.ts';

/** All drills with how one stands in each, and the rules that are trained for. */
export function Home({ ruleSet }: ScreenProps) {
  const t = useTranslations('training');
  const rules = trainedRules(useDeviceSettings());
  return (
    <div className={styles.home}>
      <p className={styles.lead}>{t('home.lead')}</p>
      <div className={styles.choices}>
        <RulesChoice rules={rules} onChoose={(trainingRules) => deviceSettings.write({ trainingRules })} />
        <LanguageChoice />
      </div>
      <ul className={styles.drills} aria-label={t('home.drills')}>
        {drillIds
          .filter((id) => drillScreens[id] !== undefined)
          .map((id) => (
            <li key={id}>
              <DrillCard drill={id} table={tableKey(ruleSet)} />
            </li>
          ))}
        <li>
          <Card
            title={t('drills.explorer.name')}
            href={roomPath('explorer')}
            picture={
              <div className={styles.picture}>
                <DrillPicture drill="explorer" />
              </div>
            }
          >
            {t('drills.explorer.sentence')}
          </Card>
        </li>
      </ul>
      <p className={styles.note}>{t('note')}</p>
    </div>
  );
}

function DrillCard({ drill, table }: { readonly drill: DrillId; readonly table: string }) {
  const t = useTranslations('training');
  const [{ record, due }] = useState(() => {
    const read = readRecord(drill, table);
    return { record: read, due: dueMistakes(read.mistakes, now()).length };
  });
  const rating = Math.round(record.rating.rating);
  return (
    <Card
      title={t(`drills.${drill}.name`)}
      href={roomPath(drill)}
      picture={
        <div className={styles.picture}>
          <DrillPicture drill={drill} />
        </div>
      }
      meta={
        <span className={styles.meta}>
          <span>{record.answered === 0 ? t('home.unrated') : t('home.rating', { rating })}</span>
          {record.answered > 0 && isProvisional(record.rating) && <span>{t('progress.provisional')}</span>}
          {due > 0 && <span className={styles.due}>{t('home.due', { count: due })}</span>}
        </span>
      }
    >
      {t(`drills.${drill}.sentence`)}
    </Card>
  );
}
