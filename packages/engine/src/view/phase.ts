import type { GameSnapshot } from '../game/gameMachine.ts';

/**
 * Who or what is waited for: a person to take the device (`handingOver`), to roll (`ready`), to choose
 * (`choosing`) or to see a farkle (`farkled`); the owner of the dice (`rolling`); a computer (`thinking`); the
 * pace of showing its decision (`showing`); nobody any more (`over`).
 */
export type Phase =
  | 'handingOver'
  | 'ready'
  | 'rolling'
  | 'choosing'
  | 'farkled'
  | 'thinking'
  | 'showing'
  | 'over';

const turnPhases = ['ready', 'rolling', 'choosing', 'farkled', 'thinking', 'showing'] as const;

/** The phase of a snapshot at rest. */
export function phaseOf(snapshot: GameSnapshot): Phase {
  if (snapshot.matches({ play: 'over' })) return 'over';
  if (snapshot.matches({ play: 'handingOver' })) return 'handingOver';
  const found = turnPhases.find((phase) => snapshot.matches({ play: { turn: phase } }));
  if (found === undefined) {
    throw new Error(
      `The chart rests in ${JSON.stringify(snapshot.value)}, which no view knows: give it a phase.`,
    );
  }
  return found;
}
