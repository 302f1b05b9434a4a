import { type Locale, loadTrainingMessages, type Messages, type TrainingMessages } from '@farkle/messages';
import { deviceSettings, rememberedLanguage } from '@farkle/profile';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { chosenLocale } from './chosenLocale.ts';

export type SpeakingProps = {
  /** What the app starts with, so that the first screen is drawn at once. */
  readonly first: { readonly locale: Locale; readonly messages: TrainingMessages };
  readonly children: ReactNode;
};

/**
 * Speaks the language that this device remembers. Another one is loaded when it is chosen; until then the old one stays. The
 * app names no words but those of its areas.
 */
export function Speaking({ first, children }: SpeakingProps) {
  const language = useSyncExternalStore(deviceSettings.subscribe, rememberedLanguage);
  const [spoken, setSpoken] = useState(first);
  const wanted = chosenLocale(language, navigator.languages);

  useEffect(() => {
    if (wanted === spoken.locale) return;
    let isWanted = true;
    loadTrainingMessages(wanted).then(
      (messages) => isWanted && setSpoken({ locale: wanted, messages }),
      // Offline, a language that was never loaded cannot be spoken; the choice holds for the next time.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, spoken.locale]);

  useEffect(() => {
    document.documentElement.lang = spoken.locale;
  }, [spoken.locale]);

  return (
    <IntlProvider locale={spoken.locale} messages={spoken.messages as Messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
