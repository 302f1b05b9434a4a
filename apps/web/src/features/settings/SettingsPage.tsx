'use client';

import { type Settings, writeSettings } from '@farkle/profile';
import { classic } from '@farkle/rules';
import { Button, IconButton, Notice, Page, SelectField, SwitchField, TopBar } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { usePersistent } from '../device/usePersistent.ts';
import { useSettings } from '../device/useSettings.ts';
import { LanguageField } from '../language/LanguageField.tsx';
import { homePath, setUpPath } from '../play/paths.ts';
import { differences } from '../setUp/ruleOffers.ts';
import { choiceFields } from './choiceFields.ts';
import styles from './SettingsPage.module.css';

/** What a person can set on this device. Every change counts at once. */
export function SettingsPage() {
  const t = useTranslations('settings');
  const site = useTranslations('site');
  const settings = useSettings();
  const persistent = usePersistent();
  const set = (change: Partial<Settings>) => {
    writeSettings(change);
  };
  return (
    <Page
      skipLabel={site('skip')}
      width="text"
      header={
        <TopBar
          title={t('title')}
          back={<IconButton icon="back" label={site('home')} render={<Link href={homePath} />} />}
        />
      }
    >
      <div className={styles.settings}>
        {!persistent && <Notice tone="risk">{t('notKept')}</Notice>}
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('look')}</h2>
          <LanguageField />
          {choice('theme')}
          {choice('motion')}
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('play')}</h2>
          {choice('diceSpeed')}
          {choice('computerPace')}
          <SwitchField
            label={t('riskHint.label')}
            hint={t('riskHint.hint')}
            checked={settings.riskHint}
            onCheckedChange={(riskHint) => set({ riskHint })}
          />
          <SwitchField
            label={t('singleKeys.label')}
            hint={t('singleKeys.hint')}
            checked={settings.singleKeys}
            onCheckedChange={(singleKeys) => set({ singleKeys })}
          />
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('rules')}</h2>
          <p>
            {settings.houseRules === null
              ? t('houseRules.usual')
              : t('houseRules.own', { count: differences(settings.houseRules, classic) })}
          </p>
          <div className={styles.actions}>
            <Button render={<Link href={setUpPath} />}>{t('houseRules.change')}</Button>
            {settings.houseRules !== null && (
              <Button variant="quiet" icon="again" onClick={() => set({ houseRules: null })}>
                {t('houseRules.reset')}
              </Button>
            )}
          </div>
        </section>
        {persistent && <p className={styles.foot}>{t('kept')}</p>}
      </div>
    </Page>
  );

  function choice(name: keyof typeof choiceFields) {
    const { values, hint } = choiceFields[name];
    return (
      <SelectField<string>
        label={t(`${name}.label`)}
        hint={hint === undefined ? undefined : t(hint)}
        value={settings[name]}
        options={values.map((value) => ({ value, label: t(`${name}.${value}` as 'theme.day') }))}
        onValueChange={(value) => set({ [name]: value })}
      />
    );
  }
}
