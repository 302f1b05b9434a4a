import * as v from 'valibot';
import { type Preset, presets } from '../../rules/preset.ts';
import { newStanding, type Standing } from './standing.ts';
import { highestLevel, lowestLevel, topics } from './topic.ts';

/** How somebody stands at each table. */
export type Standings = Readonly<Record<Preset, Standing>>;

/** The form in which standings are kept; another form gets another number. */
const standingsVersion = 1;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const level = v.pipe(v.number(), v.minValue(lowestLevel), v.maxValue(highestLevel));
const owed = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));

const standing = v.pipe(
  v.object({
    level,
    answered: count,
    right: count,
    rounds: count,
    owed: v.pipe(
      v.record(v.string(), v.unknown()),
      // A topic that this version does not ask about is left out.
      v.transform((all) => Object.fromEntries(topics.flatMap((topic) => owedOf(all, topic)))),
    ),
  }),
  v.check(({ right, answered }) => right <= answered),
);

function owedOf(all: Record<string, unknown>, topic: string): [string, number][] {
  const parsed = v.safeParse(owed, all[topic]);
  return parsed.success ? [[topic, parsed.output]] : [];
}

const kept = v.object({
  version: v.literal(standingsVersion),
  standings: v.object({ classic: standing, simple: standing } satisfies Record<Preset, unknown>),
});

/** How a newcomer stands everywhere. */
export const newStandings: Standings = Object.freeze(
  Object.fromEntries(presets.map((preset) => [preset, newStanding])) as Record<Preset, Standing>,
);

/** Reads kept standings; null when the text is not what this version has written. */
export function parseStandings(text: string): Standings | null {
  const parsed = v.safeParse(kept, fromJson(text));
  return parsed.success ? parsed.output.standings : null;
}

/** Standings as the text that is kept. */
export function formatStandings(standings: Standings): string {
  return JSON.stringify({ version: standingsVersion, standings });
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
