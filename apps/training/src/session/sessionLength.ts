import * as v from 'valibot';
import { readKept, writeKept } from '../device/keptText.ts';

/** How long a session is: so many questions, until one has enough, or so much time to think. */
export type SessionLength =
  | { readonly kind: 'questions'; readonly count: number }
  | { readonly kind: 'endless' }
  /** Only the time between question and answer counts, so reading the feedback costs nothing. */
  | { readonly kind: 'clock'; readonly seconds: number };

/** The lengths that are offered, by the name under which they are kept. */
export const sessionLengths = {
  ten: { kind: 'questions', count: 10 },
  twenty: { kind: 'questions', count: 20 },
  endless: { kind: 'endless' },
  oneMinute: { kind: 'clock', seconds: 60 },
  threeMinutes: { kind: 'clock', seconds: 180 },
} as const satisfies Record<string, SessionLength>;

export type LengthName = keyof typeof sessionLengths;

/** The lengths a drill offers: those with a clock only where it may be timed. */
export function lengthsFor({ timed }: { readonly timed: boolean }): readonly LengthName[] {
  const names = Object.keys(sessionLengths) as LengthName[];
  return timed ? names : names.filter((name) => sessionLengths[name].kind !== 'clock');
}

const key = 'farkle.training.length';
const kept = v.picklist(Object.keys(sessionLengths) as LengthName[]);

/** The length chosen last, where the drill offers it; ten questions otherwise. */
export function readLength(drill: { readonly timed: boolean }): LengthName {
  const parsed = v.safeParse(kept, readKept(key));
  return parsed.success && lengthsFor(drill).includes(parsed.output) ? parsed.output : 'ten';
}

/** Keeps the chosen length on this device. */
export function keepLength(name: LengthName): void {
  writeKept(key, name);
}
