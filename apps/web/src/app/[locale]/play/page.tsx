import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { addressSeed } from '../../../features/play/addressSeed.ts';
import { SetUpPage } from '../../../features/setUp/SetUpPage.tsx';
import { modeFromAddress } from '../../../features/setUp/setUpDraft.ts';

interface SetUpProps {
  searchParams: Promise<{ mode?: string | string[]; seed?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('setUp');
  return { title: t('title') };
}

export default async function SetUp({ searchParams }: SetUpProps) {
  const { mode, seed } = await searchParams;
  return <SetUpPage mode={modeFromAddress(mode)} seed={addressSeed(seed)} />;
}
