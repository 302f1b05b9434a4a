import type { Dice } from '@farkle/rules';
import { without } from '@farkle/rules';
import { spoken } from '@farkle/table';
import { Die } from '@farkle/ui';
import styles from './PlayedDice.module.css';
import type { ReviewWords } from './reviewWords.ts';

interface PlayedDiceProps {
  /** The roll as it lay. */
  readonly rolled: Dice;
  readonly setAside: Dice;
  readonly words: ReviewWords;
}

/** A roll with the dice of a move set aside: lifted and underlined, the others dull where they lay. */
export function PlayedDice({ rolled, setAside, words: { t, table } }: PlayedDiceProps) {
  const rest = without(rolled, setAside);
  const { format } = table;
  return (
    <span
      className={styles.dice}
      role="img"
      aria-label={t('move.dice', { rolled: spoken(rolled, format), dice: spoken(setAside, format) })}
    >
      {marked(rolled, rest).map(({ face, key, held }) => (
        <span key={key} className={styles.place} data-held={held || undefined}>
          <Die face={face} size="inherit" look={held ? 'plain' : 'dull'} lifted={held} />
        </span>
      ))}
    </span>
  );
}

/** Each die of the roll with a name of its own and whether it is set aside, alike ones from the left. */
function marked(rolled: Dice, rest: Dice) {
  const lying = [...rest];
  return [...rolled]
    .map((face, place) => ({ face, place }))
    .toReversed()
    .map(({ face, place }) => {
      const at = lying.indexOf(face);
      if (at !== -1) lying.splice(at, 1);
      return { face, key: `${place}-${face}`, held: at === -1 };
    })
    .toReversed();
}
