import { classic, type RuleSet, simple } from '@farkle/rules';
import { type WinTable, winTable } from '../solver/winTable.ts';
import { decodeTable, type TableText } from './tableCode.ts';

/** The rule sets whose tables come with the package, and where each is loaded from when it is needed. */
export const shipped: readonly {
  readonly name: string;
  readonly ruleSet: RuleSet;
  readonly load: () => Promise<{ readonly table: TableText }>;
}[] = [
  { name: 'classic', ruleSet: classic, load: () => import('./classic.generated.ts') },
  { name: 'simple', ruleSet: simple, load: () => import('./simple.generated.ts') },
  {
    name: 'classic5000',
    ruleSet: { ...classic, target: 5000 },
    load: () => import('./classic5000.generated.ts'),
  },
];

/**
 * The table that comes with the package for these rules, or null when there is none and they have to be solved. Its
 * chances are within 0.00002 of the exact ones.
 */
export async function shippedTable(ruleSet: RuleSet): Promise<WinTable | null> {
  const fields = Object.keys(ruleSet) as (keyof RuleSet)[];
  const found = shipped.find((one) => fields.every((field) => one.ruleSet[field] === ruleSet[field]));
  if (found === undefined) return null;
  const { table } = await found.load();
  return winTable(decodeTable({ ...table, ruleSet: found.ruleSet }));
}
