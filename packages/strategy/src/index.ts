export { expectedPointsPlayer } from './players/expectedPointsPlayer.ts';
export type { Decision, Player } from './players/player.ts';
export type { Play } from './turn/bestPlay.ts';
export { bestPlay, plays } from './turn/bestPlay.ts';
export type { BestTurn } from './turn/bestTurn.ts';
export { bestTurn } from './turn/bestTurn.ts';
export type { ExpectedPoints } from './turn/expectedPoints.ts';
export { expectedPoints } from './turn/expectedPoints.ts';
