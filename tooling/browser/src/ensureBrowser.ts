import { browserCandidates } from '@farkle/browser/launch';
import { type Installer, installers } from './installers.ts';
import { whyNotStarting } from './starts.ts';

/** What `ensureBrowser` rests on; tests hand in their own machine. */
export interface Machine {
  /** `CHROMIUM_PATH`: the user's own choice. */
  chosen: string | undefined;
  candidates(): string[];
  whyNotStarting(path: string): Promise<string | undefined>;
  installers(): Installer[];
  say(line: string): void;
}

const thisMachine: Machine = {
  chosen: process.env.CHROMIUM_PATH || undefined,
  candidates: browserCandidates,
  whyNotStarting,
  installers,
  say: (line) => console.error(line),
};

/**
 * The path of a Chromium that was just seen starting. Looks for one and, only if none starts, installs one.
 * Throws when the browser named by `CHROMIUM_PATH` does not start, or when none can be found or installed.
 */
export async function ensureBrowser(machine: Machine = thisMachine): Promise<string> {
  if (machine.chosen !== undefined) {
    const reason = await machine.whyNotStarting(machine.chosen);
    if (reason === undefined) return machine.chosen;
    throw new Error(
      `CHROMIUM_PATH is ${machine.chosen}, which does not start (${reason}). Correct or unset it.`,
    );
  }
  const failures = new Map<string, string>();
  const found = await firstStarting(machine, failures);
  if (found !== undefined) return found;
  for (const way of machine.installers()) {
    machine.say(`No Chromium starts here yet; trying: ${way.name}`);
    if (!way.run()) {
      failures.set(way.name, 'did not succeed');
      continue;
    }
    // New libraries may have healed a browser that failed before: ask every candidate again.
    const installed = await firstStarting(machine, failures);
    if (installed !== undefined) return installed;
    failures.set(way.name, 'succeeded, yet no Chromium starts');
  }
  const tried = [...failures].map(([what, why]) => `\n  ${what}: ${why}`).join('');
  throw new Error(
    `The browser tests need a Chromium, and none could be found or installed.${tried}\n` +
      'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the executable of one.',
  );
}

async function firstStarting(machine: Machine, failures: Map<string, string>): Promise<string | undefined> {
  for (const path of machine.candidates()) {
    const reason = await machine.whyNotStarting(path);
    if (reason === undefined) return path;
    failures.set(path, reason);
  }
  return undefined;
}
