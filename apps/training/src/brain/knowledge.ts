import type { RuleSet } from '@farkle/rules';
import { quickSolve, shippedTable } from '@farkle/strategy';
import type { Known } from '../positions/choices.ts';

/** Tells how far the solving of a rule set is, and what is known at its end. */
export interface Hearing {
  readonly solving: (share: number) => void;
  readonly learnt: (known: Known) => void;
}

/** Rule sets whose tables are kept: somebody goes back and forth between a few. */
const most = 3;

interface Entry {
  /** Settles as soon as it is clear whether a table comes with the app; with less than a table until it is solved. */
  first: Promise<Known>;
  now: Known;
}

const points: Known = { table: null, knowledge: 'points' };
const entries = new Map<string, Entry>();

/** What is known under a rule set by now. The first to ask makes it be loaded or solved; meanwhile points are known. */
export async function knownOf(ruleSet: RuleSet, hearing: Hearing): Promise<Known> {
  const key = JSON.stringify(ruleSet);
  let entry = entries.get(key);
  if (entry === undefined) {
    entry = { now: points, first: Promise.resolve(points) };
    entries.set(key, entry);
    if (entries.size > most) entries.delete(entries.keys().next().value as string);
    entry.first = begin(ruleSet, entry, key, hearing);
  }
  await entry.first;
  return entry.now;
}

async function begin(ruleSet: RuleSet, entry: Entry, key: string, hearing: Hearing): Promise<Known> {
  const learn = (known: Known) => {
    entry.now = known;
    hearing.learnt(known);
    return known;
  };
  const table = await shippedTable(ruleSet);
  if (table !== null) return learn({ table, knowledge: 'exact' });
  hearing.solving(0);
  quickSolve(ruleSet, {
    onProgress: hearing.solving,
    cancelled: () => entries.get(key) !== entry,
    breathe: () => new Promise((done) => setTimeout(done)),
  }).then(
    (solved) => learn({ table: solved, knowledge: 'quick' }),
    // Without a solution everything goes on by points, and says so.
    () => learn(points),
  );
  return points;
}
