import { playerName, type SavedSeat, unnamed } from '@farkle/profile';
import { parseRuleSet, type RuleSet, type RuleSetError } from '@farkle/rules';
import type { Level } from '@farkle/strategy';
import { type GamePlan, type Mode, modes } from '../play/gamePlan.ts';

/** What stands on the set-up page: it may be half finished, so it need not make a game yet. */
export interface SetUpDraft {
  readonly mode: Mode;
  /** Computers to play against, 1 to 3. */
  readonly opponents: number;
  /** How strong they are. */
  readonly level: Level;
  /** People at one device, 2 to 4. */
  readonly people: number;
  /** Names as typed, one for each seat there could be. */
  readonly names: readonly string[];
  /** Rules as chosen; they may contradict each other. */
  readonly rules: RuleSet;
}

/** A set-up page as it opens. */
export function freshDraft(mode: Mode, rules: RuleSet, names: readonly string[]): SetUpDraft {
  return { mode, opponents: 1, level: 'medium', people: Math.max(2, names.length), names, rules };
}

/** The mode that an address names; against the computer unless it names another. */
export function modeFromAddress(value: unknown): Mode {
  return modes.find((mode) => mode === value) ?? 'computer';
}

/** Why the rules on the page cannot be played, or null. */
export function ruleConflict({ rules }: SetUpDraft): RuleSetError | null {
  const parsed = parseRuleSet(rules);
  return parsed.ok ? null : parsed.error;
}

/** The game that the page describes, or null while its rules do not fit together. */
export function planFrom(draft: SetUpDraft): GamePlan | null {
  const rules = parseRuleSet(draft.rules);
  if (!rules.ok) return null;
  return { mode: draft.mode, ruleSet: rules.value, seats: seatsOf(draft), firstSeat: 0 };
}

function seatsOf({ mode, opponents, level, people, names }: SetUpDraft): SavedSeat[] {
  const you: SavedSeat = { name: unnamed, kind: 'person' };
  switch (mode) {
    case 'soloTurns':
    case 'soloFewest':
      return [you];
    case 'computer':
      return [
        you,
        ...Array.from({ length: opponents }, (): SavedSeat => ({ name: unnamed, kind: 'computer', level })),
      ];
    case 'together':
      return Array.from({ length: people }, (_, at): SavedSeat => {
        return { name: playerName(names[at] ?? ''), kind: 'person' };
      });
    default:
      return mode satisfies never;
  }
}
