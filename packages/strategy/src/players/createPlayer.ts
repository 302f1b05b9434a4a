import type { WinTable } from '../solver/winTable.ts';
import { easyPlayer } from './easyPlayer.ts';
import { hardPlayer } from './hardPlayer.ts';
import { mediumPlayer } from './mediumPlayer.ts';
import type { Player } from './player.ts';

/** How strong a computer player is. */
export type Level = 'easy' | 'medium' | 'hard';

/** The levels from the weakest to the strongest. */
export const levels: readonly Level[] = ['easy', 'medium', 'hard'];

/**
 * A computer player of a level. Only *hard* makes use of a table, which must be solved for the rules of the game; until
 * there is one it plays for expected points.
 */
export function createPlayer(level: Level, table: WinTable | null = null): Player {
  switch (level) {
    case 'easy':
      return easyPlayer;
    case 'medium':
      return mediumPlayer;
    case 'hard':
      return hardPlayer(table);
    default:
      return level satisfies never;
  }
}
