import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TablePage } from '../../../../features/play/TablePage.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play');
  return { title: t('pageTitle') };
}

export default function Table() {
  return <TablePage />;
}
