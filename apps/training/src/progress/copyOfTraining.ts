import { asideKeys, readKept } from '../device/keptText.ts';
import { drillIds } from '../session/drillIds.ts';
import { recordsKey } from './keptRecords.ts';

/**
 * All that this device keeps of somebody's training, as the text of a JSON file: each kept text under its key, damaged
 * ones that were set aside too, so that nothing is only here. `at` is the moment, in milliseconds since 1970.
 */
export function copyOfTraining(at: number): string {
  const kept = drillIds
    .flatMap((drill) => [recordsKey(drill), ...asideKeys(recordsKey(drill))])
    .map((key) => [key, readKept(key)] as const)
    .filter(([, text]) => text !== null)
    .map(([key, text]) => [key, fromJson(text ?? '')] as const);
  const copy = { kind: 'farkle-training', at: new Date(at).toISOString(), kept: Object.fromEntries(kept) };
  return `${JSON.stringify(copy, null, 2)}\n`;
}

/** JSON as what it says, any other text as it is. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
