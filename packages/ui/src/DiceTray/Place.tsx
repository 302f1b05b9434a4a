import type { CSSProperties } from 'react';
import { Die } from '../Die/Die.tsx';
import type { Face } from '../Die/face.ts';
import styles from './DiceTray.module.css';

/** A die as it lies in the tray, with its words. */
export type TrayDie = {
  /** What it shows. */
  face: Face;
  /** Its accessible name, face and state: "5, set aside". */
  name: string;
  /** The word below it: "set aside", "scores 50", "no score". Two lines are kept free for it. */
  caption?: string;
  /** `held`: set aside in this roll. `dull`: it does not score. `plain`: neither. */
  look: 'plain' | 'held' | 'dull';
  /** Held, but not with good reason: it does not score, and its ring and caption say so. */
  vain?: boolean;
  /**
   * What a press does: `toggle` chooses it or puts it back; `refused` keeps it a button, reachable and read
   * as unavailable, whose press asks for the reason; `none` makes it a picture (another's turn).
   */
  press: 'toggle' | 'refused' | 'none';
  /** A die that lies still while others roll. */
  still?: boolean;
};

type PlaceProps = {
  place: number;
  die: TrayDie | null;
  rolling: boolean;
  rollKey: string | number;
  frozen: boolean;
  onPress: (place: number, die: TrayDie) => void;
};

/** One of the six places: a die as a button or a picture, or the dashed outline of where one was. */
export function Place({ place, die, rolling, rollKey, frozen, onPress }: PlaceProps) {
  const position = { '--place': place } as CSSProperties;
  if (die === null) {
    return (
      <div className={styles.place} data-empty style={position} aria-hidden="true">
        <span className={styles.stand}>
          <span className={styles.outline} />
        </span>
        <span className={styles.caption} />
      </div>
    );
  }

  const moving = rolling && die.still !== true;
  const look = moving ? 'plain' : die.look;
  const lit = look === 'dull' ? 'dull' : 'plain';
  const finish = frozen ? 'grey' : lit;
  const shown = {
    className: styles.place,
    style: position,
    'data-look': look,
    'data-vain': (look === 'held' && die.vain) || undefined,
    'data-place': place,
  };
  const inside = (
    <>
      <span className={styles.stand}>
        <Die
          face={die.face}
          size="inherit"
          look={finish}
          lifted={look === 'held'}
          rolling={moving}
          rollKey={rollKey}
          place={place}
        />
      </span>
      <span className={styles.caption} aria-hidden="true">
        {moving ? '' : die.caption}
      </span>
    </>
  );

  if (die.press === 'none') {
    return (
      <div {...shown} role="img" aria-label={die.name}>
        {inside}
      </div>
    );
  }
  return (
    <button
      {...shown}
      type="button"
      aria-label={die.name}
      aria-pressed={die.look === 'held'}
      aria-disabled={rolling || die.press === 'refused'}
      onClick={() => onPress(place, die)}
    >
      {inside}
    </button>
  );
}
