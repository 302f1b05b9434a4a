import type { Game } from '@farkle/rules';
import { expectedPoints } from '../turn/expectedPoints.ts';
import { choose } from './choose.ts';
import { minimumOf, optionsOf, stillNeeded } from './options.ts';
import { type Decision, expectRollToAnswer } from './player.ts';

/**
 * Keeps and banks for the highest expected points of the turn, by exact odds. It banks as soon as banking wins for
 * certain, and on a last turn it never banks a certain loss: it goes for the points that would at least share the win.
 * A solo turn to the target ends with the target.
 */
export function expectedPointsPlayer(game: Game): Decision {
  expectRollToAnswer(game);
  const table = expectedPoints(game.ruleSet, Math.max(minimumOf(game), stillNeeded(game)));
  return choose(optionsOf(game), ({ turnPoints, diceLeft }) => ({
    rolling: table.ofRolling(turnPoints, diceLeft),
    banking: turnPoints,
  }));
}
