import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReviewPage } from '../../../features/review/ReviewPage.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('review');
  return { title: t('title'), description: t('description') };
}

export default function Review() {
  return <ReviewPage />;
}
