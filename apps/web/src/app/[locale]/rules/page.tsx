import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type AddressParameters, addressFrom, addressRules } from '../../../features/rules/addressRules.ts';
import { RulesPage } from '../../../features/rules/RulesPage.tsx';

interface RulesProps {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rulesPage');
  return { title: t('title'), description: t('description') };
}

export default async function Rules({ searchParams }: RulesProps) {
  const parameters = await searchParams;
  return <RulesPage address={addressRules(parameters)} from={addressFrom(parameters)} />;
}
