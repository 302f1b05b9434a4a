import type { Dice } from '@farkle/rules';
import { Die } from '@farkle/ui';
import styles from './MiniDice.module.css';

export type MiniDiceProps = {
  readonly dice: Dice;
  /** Places of the dice that are ringed. */
  readonly ringed?: readonly number[];
  /** The dice do not score. */
  readonly dull?: boolean;
};

/** Small dice in a row, as decoration: their words stand beside them. */
export function MiniDice({ dice, ringed = [], dull = false }: MiniDiceProps) {
  return (
    <span className={styles.dice} aria-hidden="true">
      {dice.map((face, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          key={place}
          className={styles.die}
          data-ringed={ringed.includes(place) || undefined}
        >
          <Die face={face} size="small" look={dull ? 'dull' : 'plain'} />
        </span>
      ))}
    </span>
  );
}
