import { lessonPlan } from '@farkle/lessons';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LessonPage } from '../../../../features/learn/LessonPage.tsx';
import { lessonFrom } from '../../../../features/learn/lessonAddress.ts';
import { type AddressParameters, addressRules } from '../../../../features/rules/addressRules.ts';

interface LessonProps {
  params: Promise<{ lesson: string }>;
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ params }: LessonProps): Promise<Metadata> {
  const plan = lessonPlan((await params).lesson);
  if (plan === null) return { title: (await getTranslations('errors.notFound'))('title') };
  const rules = await getTranslations('rules');
  if (plan.field !== undefined) return { title: rules(`fields.${plan.field}`) };
  const lessons = await getTranslations('lessons');
  return { title: lessons(`${plan.id}.title` as 'turn.title') };
}

export default async function Lesson({ params, searchParams }: LessonProps) {
  const { lesson } = await params;
  if (lessonPlan(lesson) === null) notFound();
  const parameters = await searchParams;
  return <LessonPage id={lesson} address={addressRules(parameters)} from={lessonFrom(parameters)} />;
}
