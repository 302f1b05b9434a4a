'use client';

import { useWords } from '@farkle/table';
import { Button, Notice } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { setUpPath, tablePath } from '../play/paths.ts';
import { useSeatNames } from '../play/useSeatNames.ts';
import type { FinishedGame } from './finishedGame.ts';
import { MovesInReview } from './MovesInReview.tsx';
import { Outcome } from './Outcome.tsx';
import styles from './ReviewPage.module.css';
import { reviewedMoves } from './reviewedMove.ts';
import { Thinking } from './Thinking.tsx';
import { useReview } from './useReview.ts';

/** How the game ended, at once; and its moves as soon as the coach has looked at them. */
export function GameInReview({ game }: { readonly game: FinishedGame }) {
  const t = useTranslations('review');
  const play = useTranslations('play');
  const { save, view, decisions } = game;
  const names = useSeatNames()(save.seats);
  const words = useWords(
    save.seats.map(({ kind }) => kind),
    names,
  );
  const { state, retry } = useReview(game);
  const moves = useMemo(
    () => (state.kind === 'done' ? reviewedMoves(decisions, state.review) : null),
    [state, decisions],
  );

  return (
    <div className={styles.review}>
      <Outcome view={view} words={words} />
      {state.kind === 'thinking' && <Thinking part={state.part} share={state.share} />}
      {state.kind === 'failed' && (
        <div role="alert">
          <Notice tone="risk" action={<Button onClick={retry}>{t('failed.retry')}</Button>}>
            {t('failed.text')}
          </Notice>
        </div>
      )}
      {moves?.length === 0 && <p>{t('undecided')}</p>}
      {moves !== null && moves.length > 0 && state.kind === 'done' && (
        <MovesInReview view={view} moves={moves} knowledge={state.knowledge} words={words} />
      )}
      <div className={styles.ways}>
        <Button icon="dice" render={<Link href={tablePath} />}>
          {t('toTable')}
        </Button>
        <Button variant="quiet" render={<Link href={setUpPath} />}>
          {play('newGame')}
        </Button>
      </div>
    </div>
  );
}
