'use client';

import { Button } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Link } from '../../i18n/navigation.ts';
import styles from './GameScreen.module.css';
import type { GamePlan } from './gamePlan.ts';
import { nextPlan } from './nextPlan.ts';
import { homePath, reviewPath, setUpPath } from './paths.ts';

interface EndActionsProps {
  readonly plan: GamePlan;
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly onNext: () => void;
}

/** What can be done when a game is over: the same again with the other side starting, another game, or home. */
export function EndActions({ plan, names, onNext }: EndActionsProps) {
  const t = useTranslations('play');
  const review = useTranslations('review');
  const pressed = useRef(false);
  const { firstSeat } = nextPlan(plan);
  const alone = plan.seats.length === 1;
  const who = plan.seats[firstSeat]?.kind === 'person' && plan.mode === 'computer' ? 'you' : 'other';
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        size="large"
        wide
        onClick={() => {
          if (pressed.current) return;
          pressed.current = true;
          onNext();
        }}
      >
        {alone ? t('again') : t('rematch')}
      </Button>
      {!alone && <p className={styles.starts}>{t('rematchStarts', { who, name: names[firstSeat] ?? '' })}</p>}
      <Button wide icon="curve" render={<Link href={reviewPath} />}>
        {review('open')}
      </Button>
      <Button wide render={<Link href={setUpPath} />}>
        {t('newGame')}
      </Button>
      <Button variant="quiet" wide render={<Link href={homePath} />}>
        {t('home')}
      </Button>
    </div>
  );
}
