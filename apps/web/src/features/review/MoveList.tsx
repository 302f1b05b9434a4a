import { spoken } from '@farkle/table';
import { DiceRow, GradeMark, SelectField, SwitchField } from '@farkle/ui';
import { useEffect, useId, useRef } from 'react';
import styles from './MoveList.module.css';
import type { MoveFilter } from './moveChoice.ts';
import type { ReviewedMove } from './reviewedMove.ts';
import { gradeOf, type ReviewWords, shortCost } from './reviewWords.ts';

interface MoveListProps {
  readonly seats: readonly number[];
  /** Those that the filter lets through. */
  readonly moves: readonly ReviewedMove[];
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
  readonly filter: MoveFilter;
  readonly onFilter: (filter: MoveFilter) => void;
  readonly words: ReviewWords;
}

const everybody = 'all';

/** The moves of the game, one line each, to choose from. */
export function MoveList({ seats, moves, chosen, onChoose, filter, onFilter, words }: MoveListProps) {
  const { t, table } = words;
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);

  // The chosen line comes into sight within the list, which moves nothing where the list does not scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line has been chosen
  useEffect(() => {
    const frame = list.current;
    const line = frame?.querySelector('[aria-current]');
    if (frame === null || line === null || line === undefined) return;
    const [outer, inner] = [frame.getBoundingClientRect(), line.getBoundingClientRect()];
    if (inner.top < outer.top) frame.scrollTop -= outer.top - inner.top;
    if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom;
  }, [chosen]);

  return (
    <section className={styles.moves} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('list.title')}
      </h2>
      {seats.length > 1 && (
        <SelectField
          label={t('list.whose')}
          value={filter.seat === null ? everybody : String(filter.seat)}
          options={[
            { value: everybody, label: t('list.all') },
            ...seats.map((seat) => ({ value: String(seat), label: table.voice(seat).name })),
          ]}
          onValueChange={(value) => onFilter({ ...filter, seat: value === everybody ? null : Number(value) })}
        />
      )}
      <SwitchField
        label={t('list.costly')}
        checked={filter.costly}
        onCheckedChange={(costly) => onFilter({ ...filter, costly })}
      />
      {moves.length === 0 && <p className={styles.empty}>{t('list.empty')}</p>}
      <ol className={styles.list} ref={list}>
        {moves.map((move) => (
          <li key={move.at}>
            <button
              type="button"
              className={styles.move}
              aria-current={move.at === chosen || undefined}
              onClick={() => onChoose(move.at)}
            >
              <span className={styles.number}>{table.format.number(move.at + 1)}</span>
              <span className={styles.deed}>
                {filter.seat === null && <span className={styles.name}>{table.voice(move.seat).name}</span>}
                <DiceRow faces={move.move.setAside} name={spoken(move.move.setAside, table.format)} />
                <span>{deedWords(move)}</span>
              </span>
              <span className={styles.cost}>{shortCost(move.review.cost, move.review.currency, words)}</span>
              <GradeMark grade={gradeOf(move)} word={t(`grades.${gradeOf(move)}`)} bare />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );

  function deedWords({ review: { made } }: ReviewedMove): string {
    return made.then === 'bank'
      ? t('list.banked', { points: made.turnPoints })
      : t('list.rolled', { count: made.diceLeft });
  }
}
