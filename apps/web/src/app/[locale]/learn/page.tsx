import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LearnPage } from '../../../features/learn/LearnPage.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('learn');
  return { title: t('title'), description: t('lead') };
}

export default function Learn() {
  return <LearnPage />;
}
