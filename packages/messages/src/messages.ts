import type {} from 'use-intl';
import type { en } from './en/index.ts';
import type { Locale } from './locales.ts';

/** English fixes the keys and, through its literal types, the parameters of every sentence. */
export type Messages = typeof en;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
