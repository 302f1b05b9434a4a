import { languageName, locales } from '@farkle/messages';
import { chooseLanguage } from '@farkle/profile';
import { SelectField } from '@farkle/ui';
import { useLocale, useTranslations } from 'use-intl';

/** The language, by the names that its speakers give it; nothing where there is but one. */
export function LanguageChoice() {
  const t = useTranslations('training.home');
  const locale = useLocale();
  if (locales.length < 2) return null;
  return (
    <SelectField
      label={t('language')}
      value={locale}
      options={locales.map((each) => ({ value: each, label: languageName(each) }))}
      onValueChange={chooseLanguage}
    />
  );
}
