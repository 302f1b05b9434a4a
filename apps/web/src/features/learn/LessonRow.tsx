'use client';

import { useLessonWords } from '@farkle/table/lesson';
import { Icon, VisuallyHidden } from '@farkle/ui';
import { useFormatter, useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import type { LessonStanding, OfferedLesson } from './course.ts';
import styles from './LearnPage.module.css';
import { lessonAddress } from './lessonAddress.ts';

interface LessonRowProps {
  readonly lesson: OfferedLesson;
  readonly number: number;
  readonly standing: LessonStanding;
}

/** A lesson in the list: its number or a tick, its name, what it is about. */
export function LessonRow({ lesson, number, standing }: LessonRowProps) {
  const t = useTranslations('learn.state');
  const format = useFormatter();
  const words = useLessonWords();
  return (
    <li className={styles.row} data-standing={standing}>
      <span className={styles.mark} aria-hidden="true">
        {standing === 'done' ? <Icon name="check" /> : format.number(number)}
      </span>
      <div className={styles.words}>
        <Link className={styles.link} href={lessonAddress(lesson.id, lesson.ruleSet)} prefetch={false}>
          {words.title(lesson)}
        </Link>
        <p className={styles.about}>{words.about(lesson)}</p>
      </div>
      {standing === 'open' ? (
        <VisuallyHidden>{t('open')}</VisuallyHidden>
      ) : (
        <span className={styles.standing}>{t(standing)}</span>
      )}
    </li>
  );
}
