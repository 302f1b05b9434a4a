'use client';

import { deviceLessons, noLessons } from '@farkle/profile';
import { useLessonWords } from '@farkle/table/lesson';
import { Button, ConfirmDialog, IconButton, Notice, Page, RadioCards, TopBar } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { homePath } from '../play/paths.ts';
import { type PresetName, presets } from '../setUp/ruleOffers.ts';
import { courseFor, lessonGroups, nextLesson, standingOf } from './course.ts';
import { FirstGame } from './FirstGame.tsx';
import styles from './LearnPage.module.css';
import { LessonRow } from './LessonRow.tsx';
import { lessonAddress } from './lessonAddress.ts';
import { useLessons, useLessonsKept } from './useLessons.ts';
import { useLessonTable } from './useLessonTable.ts';

/** The list of lessons: the next one is one press away, and so is a first game. */
export function LearnPage() {
  const t = useTranslations('learn');
  const site = useTranslations('site');
  const rules = useTranslations('rules');
  const words = useLessonWords();
  const progress = useLessons();
  const kept = useLessonsKept();
  const table = useLessonTable();
  const [forgetting, setForgetting] = useState(false);

  const course = courseFor(presets[table]);
  const next = nextLesson(course, progress);
  const begun = progress.done.length + progress.skipped.length > 0 || progress.at !== null;
  const doneOf = (lessons: typeof course) => lessons.filter(({ id }) => progress.done.includes(id)).length;

  return (
    <Page
      skipLabel={site('skip')}
      header={
        <TopBar
          title={t('title')}
          back={<IconButton icon="back" label={site('home')} render={<Link href={homePath} />} />}
        />
      }
    >
      <div className={styles.learn}>
        <div className={styles.intro}>
          <div className={styles.begin}>
            <p className={styles.lead}>{t('lead')}</p>
            {next !== null && (
              <Button
                variant="primary"
                size="large"
                render={<Link href={lessonAddress(next.id, next.ruleSet)} />}
              >
                {begun ? t('goOn', { title: words.title(next) }) : t('start')}
              </Button>
            )}
            <p className={styles.count}>{t('progress', { done: doneOf(course), all: course.length })}</p>
            {!kept && <Notice tone="risk">{t('notKept')}</Notice>}
          </div>
          <RadioCards<PresetName>
            label={t('rules.label')}
            value={table}
            options={(['classic', 'simple'] as const).map((preset) => ({
              value: preset,
              title: rules(`presets.${preset}`),
              text: rules(`presetSentences.${preset}`),
            }))}
            onValueChange={(preset) => deviceLessons.change((now) => ({ ...now, table: preset }))}
          />
        </div>
        {lessonGroups.map((group) => {
          const lessons = course.filter((each) => each.group === group);
          return (
            <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
              <div className={styles.groupHead}>
                <h2 id={`group-${group}`} className={styles.heading}>
                  {t(`groups.${group}`)}
                </h2>
                <p className={styles.groupText}>{t(`groupTexts.${group}`)}</p>
                <p className={styles.count}>
                  {t('progress', { done: doneOf(lessons), all: lessons.length })}
                </p>
              </div>
              <ol className={styles.rows}>
                {lessons.map((lesson, at) => (
                  <LessonRow
                    key={lesson.id}
                    lesson={lesson}
                    number={at + 1}
                    standing={standingOf(lesson, progress, next)}
                  />
                ))}
              </ol>
              {group === 'firstSteps' && (
                <div className={styles.firstGame}>
                  <div className={styles.words}>
                    <h3 className={styles.gameTitle}>{t('firstGame.title')}</h3>
                    <p className={styles.about}>{t('firstGame.text')}</p>
                  </div>
                  <FirstGame table={table} variant={next?.group === 'firstSteps' ? 'secondary' : 'primary'} />
                </div>
              )}
            </section>
          );
        })}
        {begun && (
          <div>
            <Button variant="quiet" icon="again" onClick={() => setForgetting(true)}>
              {t('forget')}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={forgetting}
        onOpenChange={setForgetting}
        title={t('forget')}
        description={t('forgetText')}
        confirmLabel={t('forgetConfirm')}
        cancelLabel={t('forgetCancel')}
        onConfirm={() => deviceLessons.change(({ table: chosen }) => ({ ...noLessons, table: chosen }))}
      />
    </Page>
  );
}
