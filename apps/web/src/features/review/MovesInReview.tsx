'use client';

import type { TableView } from '@farkle/engine';
import type { Words } from '@farkle/table';
import { LiveRegion } from '@farkle/ui';
import { useRef, useState } from 'react';
import type { Knowledge } from '../brain/brainMessages.ts';
import { CurveTable } from './CurveTable.tsx';
import { curveOf } from './curveOf.ts';
import { ExactnessNote } from './ExactnessNote.tsx';
import { GameCurve } from './GameCurve.tsx';
import { MoveCard } from './MoveCard.tsx';
import { MoveList } from './MoveList.tsx';
import { listed, type MoveFilter, stepped } from './moveChoice.ts';
import styles from './ReviewPage.module.css';
import { costliest, type ReviewedMove } from './reviewedMove.ts';
import { pointWords } from './reviewWords.ts';
import { SumsTable } from './SumsTable.tsx';
import { useArrowKeys } from './useArrowKeys.ts';
import { useReviewWords } from './useReviewWords.ts';

interface MovesInReviewProps {
  readonly view: TableView;
  /** At least one. */
  readonly moves: readonly ReviewedMove[];
  readonly knowledge: Knowledge;
  /** The words of the table, for these seats. */
  readonly words: Words;
}

/** The reviewed moves: their curve, the chosen one, the list of them and what they come to. */
export function MovesInReview({ view, moves, knowledge, words }: MovesInReviewProps) {
  const people = view.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  const [filter, setFilter] = useState<MoveFilter>({
    seat: people.length === 1 ? (people[0] ?? null) : null,
    costly: false,
  });
  const shown = listed(moves, filter);
  const [chosen, setChosen] = useState(() => costliest(shown)?.at ?? 0);
  const [toSay, setToSay] = useState<number | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const reviewWords = useReviewWords(words);
  const step = (by: 1 | -1) => stepped(shown, chosen, by);
  useArrowKeys((by) => {
    const next = step(by);
    if (next !== null) chooseAloud(next);
  });

  const move = moves[chosen];
  if (move === undefined || view.result === null) return null;
  const seat = filter.seat ?? people[0] ?? 0;
  const curve = curveOf(moves, { seats: view.seats.length, seat, result: view.result });
  const said =
    toSay === null ? null : { id: toSay, text: pointWords(move, moves.length, curve, reviewWords) };

  /** The curve says itself what is chosen on it; whatever is chosen elsewhere has to be said. */
  function chooseAloud(at: number): void {
    setChosen(at);
    setToSay(at);
  }

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          <GameCurve
            curve={curve}
            seat={seat}
            moves={moves}
            chosen={chosen}
            onChoose={(at) => {
              setChosen(at);
              setToSay(null);
            }}
            words={reviewWords}
          >
            <ExactnessNote view={view} knowledge={knowledge} currency={move.review.currency} />
          </GameCurve>
          <div ref={card}>
            <MoveCard
              move={move}
              count={moves.length}
              previous={step(-1)}
              next={step(1)}
              onChoose={chooseAloud}
              words={reviewWords}
            />
          </div>
          <SumsTable moves={moves} seats={view.seats.length} words={reviewWords} />
        </div>
        <MoveList
          seats={view.seats.map((each) => each.seat)}
          moves={shown}
          chosen={chosen}
          onChoose={(at) => {
            chooseAloud(at);
            card.current?.scrollIntoView({ block: 'nearest' });
          }}
          filter={filter}
          onFilter={setFilter}
          words={reviewWords}
        />
      </div>
      <CurveTable curve={curve} seat={seat} moves={moves} words={reviewWords} />
      <LiveRegion announcement={said} />
    </>
  );
}
