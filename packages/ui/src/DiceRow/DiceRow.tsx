import { Die } from '../Die/Die.tsx';
import type { Face } from '../Die/face.ts';
import styles from './DiceRow.module.css';

export type DiceRowProps = {
  /** The dice in the order in which they lie. */
  readonly faces: readonly Face[];
  /** The dice in words: "1, 5, 5". Without a name the row is decoration and its words stand elsewhere. */
  readonly name?: string | undefined;
  /** Dice at the end of the row that do not score, drawn dull. */
  readonly dull?: readonly Face[] | undefined;
  /** Places of `faces`, from 0, that are ringed; what the ring means stands in the name or beside the row. */
  readonly ringed?: readonly number[] | undefined;
  /** A size of tokens.css; `small` unless said. */
  readonly size?: 'small' | 'tiny' | undefined;
};

/** A few dice in a line of text or a cell of a table. */
export function DiceRow({ faces, dull = [], ringed = [], name, size = 'small' }: DiceRowProps) {
  const named = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={styles.dice} data-size={size} {...named}>
      {[...faces, ...dull].map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a row have no other identity
        <span key={at} className={styles.place} data-ringed={ringed.includes(at) || undefined}>
          <Die face={face} size={size} look={at < faces.length ? 'plain' : 'dull'} />
        </span>
      ))}
    </span>
  );
}
