'use client';

import { unnamed } from '@farkle/profile';
import { classic } from '@farkle/rules';
import { Button } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { useSettings } from '../device/useSettings.ts';
import type { AddressSeed } from '../play/addressSeed.ts';
import type { GamePlan } from '../play/gamePlan.ts';
import { reviewPath, setUpPath } from '../play/paths.ts';
import { ReplaceDialog } from '../play/ReplaceDialog.tsx';
import { useLastGame } from '../play/useLastGame.ts';
import { useStartGame } from '../play/useStartGame.ts';
import { SeedNotice } from '../setUp/SeedNotice.tsx';
import { StartTrouble } from '../setUp/StartTrouble.tsx';
import { Continue } from './Continue.tsx';
import styles from './PlayNow.module.css';

/** One press plays against the computer, under this device's rules; an unfinished game comes first. */
export function PlayNow({ seed }: { readonly seed: AddressSeed }) {
  const t = useTranslations('home');
  const { houseRules } = useSettings();
  const last = useLastGame();
  const { start, busy, question, error } = useStartGame();

  const plan: GamePlan = {
    mode: 'computer',
    ruleSet: houseRules ?? classic,
    seats: [
      { name: unnamed, kind: 'person' },
      { name: unnamed, kind: 'computer', level: 'medium' },
    ],
    firstSeat: 0,
  };
  if (seed.kind === 'refused') return <SeedNotice seed={seed} />;
  const unfinished = last?.view.result === null ? last : null;
  const hasGame = unfinished !== null;
  return (
    <div className={styles.play}>
      {hasGame && <Continue game={unfinished} />}
      <Button
        variant={hasGame ? 'secondary' : 'primary'}
        size="large"
        wide
        busy={busy}
        // Before scripts run the press leads to the set-up of a game.
        render={
          <Link href={seed.kind === 'seed' ? `${setUpPath}?seed=${seed.text}` : setUpPath} prefetch={false} />
        }
        onClick={(event) => {
          event.preventDefault();
          start(plan, seed.kind === 'seed' ? seed.seed : null);
        }}
      >
        {hasGame ? t('newGame') : t('play')}
      </Button>
      <p className={styles.note}>
        {seed.kind === 'seed' ? t('playSeeded') : t('playNote', { target: plan.ruleSet.target })}
      </p>
      {last && !hasGame && (
        <Button variant="quiet" icon="curve" render={<Link href={reviewPath} prefetch={false} />}>
          {t('review')}
        </Button>
      )}
      {error !== null && <StartTrouble error={error} />}
      <ReplaceDialog question={question} />
    </div>
  );
}
