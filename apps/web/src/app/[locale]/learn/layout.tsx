import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { lessonMessages } from '../../../i18n/clientMessages.ts';

/** The pages of the tutorial have the lessons' words on top, which no other page needs. */
export default async function LearnLayout({ children }: { readonly children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={lessonMessages(await getMessages())}>{children}</NextIntlClientProvider>
  );
}
