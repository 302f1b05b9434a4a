'use client';

import { type Locale, languageName } from '@farkle/messages';
import { SelectField } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { routing } from '../../i18n/routing.ts';
import { useLanguage } from './useLanguage.ts';

/** The language of the site and the training app, each named as its speakers name it. */
export function LanguageField() {
  const t = useTranslations('settings.language');
  const { locale, choose } = useLanguage();
  return (
    <SelectField<Locale>
      label={t('label')}
      value={locale}
      options={routing.locales.map((value) => ({ value, label: languageName(value) }))}
      onValueChange={choose}
    />
  );
}
