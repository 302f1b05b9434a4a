import { IconButton, Page, TopBar } from '@farkle/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShownSettings } from '../device/useDeviceSettings.ts';
import { ValueDrill } from '../drills/value/ValueDrill.tsx';
import { keepPreset, readPreset } from '../rules/keptPreset.ts';
import { PresetChoice } from '../rules/PresetChoice.tsx';
import type { Preset } from '../rules/preset.ts';
import { homePath } from './homePath.ts';

/** The app: its frame, the table that is trained for, and the drill. */
export function App() {
  const t = useTranslations('training');
  const [preset, setPreset] = useState<Preset>(readPreset);
  useShownSettings();

  function choose(next: Preset) {
    keepPreset(next);
    setPreset(next);
  }

  return (
    <Page
      skipLabel={t('skip')}
      header={
        <TopBar title={t('title')} back={<IconButton icon="back" label={t('back')} href={homePath} />} />
      }
    >
      <ValueDrill
        key={preset}
        preset={preset}
        presetChoice={<PresetChoice preset={preset} onChoose={choose} />}
      />
    </Page>
  );
}
