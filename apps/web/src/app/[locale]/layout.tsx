import '@farkle/ui/tokens.css';
import '@farkle/ui/reset.css';
import '@farkle/ui/fonts.css';
import { settingsBootScript } from '@farkle/profile';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SettingsKeeper } from '../../features/device/SettingsKeeper.tsx';
import { FontPreload } from '../../features/shell/FontPreload.tsx';
import { clientMessages } from '../../i18n/clientMessages.ts';
import { routing } from '../../i18n/routing.ts';

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site');
  return {
    title: { default: t('title'), template: t('titleTemplate', { page: '%s' }) },
    description: t('description'),
    applicationName: t('name'),
    openGraph: { title: t('title'), description: t('description'), type: 'website' },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
};

export default async function Layout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const site = await getTranslations('site');
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        {/* Before the first paint: the theme and motion that this device has chosen. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, with nothing of a request in it
          dangerouslySetInnerHTML={{ __html: settingsBootScript }}
        />
      </head>
      <body data-ground="lit">
        <FontPreload />
        <NextIntlClientProvider messages={clientMessages(await getMessages())}>
          <SettingsKeeper />
          <noscript>{site('noScript')}</noscript>
          {children}
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
