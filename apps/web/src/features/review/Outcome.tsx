import type { TableView } from '@farkle/engine';
import { resultRows, resultWords, type Words } from '@farkle/table';
import styles from './Outcome.module.css';

interface OutcomeProps {
  readonly view: TableView;
  readonly words: Words;
}

/** How the game ended, in few lines: who won, by how much, and everybody's score. */
export function Outcome({ view, words }: OutcomeProps) {
  const { headline, subline } = resultWords(view, words);
  return (
    <header className={styles.outcome}>
      <div>
        <h2 className={styles.headline}>{headline}</h2>
        {subline !== null && <p className={styles.subline}>{subline}</p>}
      </div>
      {view.seats.length > 1 && (
        <ol className={styles.scores} aria-label={words.t('result.ranking')}>
          {resultRows(view, words).map(({ id, name, score, winner, note }) => (
            <li key={id} className={styles.score} data-winner={winner || undefined}>
              <span className={styles.name}>{name}</span>{' '}
              {note !== undefined && <span className={styles.note}>{note}</span>}{' '}
              <span className={styles.points}>{score}</span>
            </li>
          ))}
        </ol>
      )}
    </header>
  );
}
