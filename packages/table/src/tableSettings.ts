import type { ComputerPace } from './store/pace.ts';

/** What a person has chosen for their table. Motion and theme are attributes of the page's root element. */
export interface TableSettings {
  /** How long dice roll. */
  readonly diceSpeed: 'calm' | 'normal' | 'quick' | 'instant';
  readonly computerPace: ComputerPace;
  /** Whether the chance of a farkle is shown before a roll. */
  readonly riskHint: boolean;
  /** Whether single letters and digits are keys. */
  readonly singleKeys: boolean;
}
