import styles from './Scoreboard.module.css';
import { SeatRow } from './SeatRow.tsx';

/** What one seat shows. Every text arrives finished: numbers formatted, words in the reader's language. */
export type ScoreboardSeat = {
  readonly id: string;
  readonly name: string;
  /** A few words under or beside the name: "your turn", "exact play", "last turn", "left". */
  readonly note?: string | undefined;
  /** `risk` for a warning, `scores` for good news; plain otherwise. */
  readonly noteTone?: 'plain' | 'scores' | 'risk' | undefined;
  /** The score as text, for example "4,350". */
  readonly score: string;
  /** How full the bar is, 0 to 1: points of the target, or turns of the turns there are. */
  readonly progress: number;
  /** What the turn would add, as a share of the same bar; drawn hatched after the solid piece and cut at the end. */
  readonly atRisk?: number | undefined;
  /** The bar in words, for example "4,350 of 10,000 points". */
  readonly valueText: string;
  /** The seat to move. */
  readonly active?: boolean | undefined;
  /** Won, or shares the win. */
  readonly winner?: boolean | undefined;
  /** Left the game. */
  readonly out?: boolean | undefined;
};

export type ScoreboardProps = {
  /** Names the list for those who listen: "Scores". */
  readonly label: string;
  /** One to four seats, in the order of play. */
  readonly seats: readonly ScoreboardSeat[];
  /** Where the target stands on the bars, 0 to 1; left out when the goal has no target. */
  readonly target?: number | undefined;
  /** Two seats take less height on a phone, where something else needs the room. */
  readonly dense?: boolean | undefined;
};

/**
 * The scores of one to four seats. Rows on a phone (two by two for four seats, so that the dice stay near the
 * thumb), side by side where there is room, a column from 64rem of window width.
 */
export function Scoreboard({ label, seats, target, dense = false }: ScoreboardProps) {
  return (
    <div className={styles.scoreboard}>
      <ul
        className={styles.seats}
        aria-label={label}
        data-seats={seats.length}
        data-dense={dense || undefined}
      >
        {seats.map((seat) => (
          <SeatRow key={seat.id} seat={seat} target={target} />
        ))}
      </ul>
    </div>
  );
}
