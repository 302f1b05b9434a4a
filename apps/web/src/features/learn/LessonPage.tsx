'use client';

import { lessonFor } from '@farkle/lessons';
import { classic } from '@farkle/rules';
import { Button, Page } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { useAwake } from '../device/useAwake.ts';
import { learnPath } from '../play/paths.ts';
import type { AddressRules } from '../rules/addressRules.ts';
import { useConflictSentence } from '../setUp/useConflictSentence.ts';
import { Message } from '../shell/Message.tsx';
import styles from './LessonRoom.module.css';
import { LessonRoom } from './LessonRoom.tsx';
import { type LessonFrom, lessonAddress } from './lessonAddress.ts';

interface LessonPageProps {
  readonly id: string;
  readonly address: AddressRules;
  readonly from: LessonFrom;
}

/**
 * A lesson's page: lays the lesson that the address names, or says what is wrong with its rules, or that there is no
 * such lesson at this table.
 */
export function LessonPage({ id, address, from }: LessonPageProps) {
  const t = useTranslations('learn');
  const site = useTranslations('site');
  const awake = useAwake();
  const lesson = useMemo(
    () => (address.kind === 'rules' ? lessonFor(id, address.ruleSet) : null),
    [id, address],
  );

  const reason = useConflictSentence(address.kind === 'refused' ? address.error : null);

  if (reason !== undefined) {
    return (
      <Message title={t('refused.title')} text={t('refused.text', { reason })}>
        <Button variant="primary" size="large" render={<Link href={lessonAddress(id, classic, from)} />}>
          {t('refused.classic')}
        </Button>
        <Button variant="quiet" render={<Link href={learnPath} />}>
          {t('lesson.all')}
        </Button>
      </Message>
    );
  }
  if (lesson === null) {
    return (
      <Message title={t('missing.title')} text={t('missing.text')}>
        <Button variant="primary" size="large" render={<Link href={learnPath} />}>
          {t('lesson.all')}
        </Button>
      </Message>
    );
  }
  // Where the lesson goes on is known to the device alone.
  if (!awake) {
    return (
      <Page skipLabel={site('skip')} width="table">
        <p className={styles.loading} role="status">
          {t('lesson.loading')}
        </p>
      </Page>
    );
  }
  return <LessonRoom key={lesson.id} lesson={lesson} from={from} />;
}
