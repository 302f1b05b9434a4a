'use client';

import type { Lesson } from '@farkle/lessons';
import { deviceLessons, lessonDone, lessonSkipped } from '@farkle/profile';
import { LessonTable, useLessonWords } from '@farkle/table/lesson';
import { Button, type MenuItem } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useRouter } from '../../i18n/navigation.ts';
import { useSettings } from '../device/useSettings.ts';
import { learnPath } from '../play/paths.ts';
import { returnToSetUp } from '../setUp/keptSetUp.ts';
import { nearestPreset, presets } from '../setUp/ruleOffers.ts';
import { courseFor, lessonAfter } from './course.ts';
import { FirstGame } from './FirstGame.tsx';
import { type LessonFrom, lessonAddress, lessonRules } from './lessonAddress.ts';
import { useLessons } from './useLessons.ts';

interface LessonRoomProps {
  readonly lesson: Lesson;
  readonly from: LessonFrom;
}

/** A lesson with what belongs to the site: its place in the course, the device's progress, and the ways out. */
export function LessonRoom({ lesson, from }: LessonRoomProps) {
  const t = useTranslations('learn.lesson');
  const router = useRouter();
  const settings = useSettings();
  const words = useLessonWords();
  const progress = useLessons();
  const rules = lessonRules(lesson.ruleSet);
  // Comes back to the step where this device has left the lesson; each time again is a new table.
  const [run, setRun] = useState(() => ({ count: 0, from: stepKept(lesson, rules) }));

  const table = nearestPreset(lesson.ruleSet);
  const course = useMemo(() => courseFor(presets[table]), [table]);
  const next = lessonAfter(course, lesson.id, progress);
  const back = from === 'setUp' ? returnToSetUp() : learnPath;
  const steps = lesson.steps.length;

  const onStep = useCallback(
    (step: number) => {
      deviceLessons.change((now) => {
        if (step === steps) return lessonDone(now, lesson.id);
        return step === 0 ? now : { ...now, at: { lesson: lesson.id, rules, step } };
      });
    },
    [lesson.id, rules, steps],
  );

  const again = () => {
    deviceLessons.change((now) => (now.at?.lesson === lesson.id ? { ...now, at: null } : now));
    setRun(({ count }) => ({ count: count + 1, from: 0 }));
  };
  // A new table takes the press away that the focus was on.
  useEffect(() => {
    if (run.count > 0) document.getElementById('main')?.focus();
  }, [run.count]);
  const skip = () => {
    deviceLessons.change((now) => lessonSkipped(now, lesson.id));
    router.push(from === 'setUp' || next === null ? back : lessonAddress(next.id, next.ruleSet));
  };

  const menu: MenuItem[] = [
    { id: 'again', label: t('again'), icon: 'again', onSelect: again, apart: true },
    { id: 'all', label: t('all'), icon: 'book', render: <Link href={learnPath} /> },
  ];

  return (
    <LessonTable
      key={run.count}
      lesson={lesson}
      from={run.from}
      title={words.title(lesson)}
      settings={settings}
      menu={menu}
      onLeave={() => router.push(back)}
      onStep={onStep}
      actions={
        <Button variant="quiet" onClick={skip}>
          {t('skip')}
        </Button>
      }
      endActions={endActions()}
    />
  );

  function endActions() {
    const leadsOn = next !== null && from === null;
    return (
      <>
        {from === 'setUp' && (
          <Button variant="primary" render={<Link href={back} />}>
            {t('backToSetUp')}
          </Button>
        )}
        {leadsOn && (
          <Button variant="primary" render={<Link href={lessonAddress(next.id, next.ruleSet)} />}>
            {t('next', { title: words.title(next) })}
          </Button>
        )}
        {from === null && (lesson.group !== 'firstSteps' || next?.group !== 'firstSteps') && (
          <FirstGame table={table} variant={leadsOn ? 'secondary' : 'primary'} />
        )}
        <Button variant="quiet" icon="again" onClick={again}>
          {t('again')}
        </Button>
        {!leadsOn && (
          <Button variant="quiet" render={<Link href={learnPath} />}>
            {t('all')}
          </Button>
        )}
      </>
    );
  }
}

/** The step at which this device has left the lesson; 0 unless it was this one, under the same rules. */
function stepKept({ id, steps }: Lesson, rules: string): number {
  const { at } = deviceLessons.read();
  return at?.lesson === id && at.rules === rules && at.step < steps.length ? at.step : 0;
}
