import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '@farkle/browser';
import { type Command, start } from '@farkle/site';
import { reportFile, type Step, steps } from './steps.ts';
import { add, type Tally, tallyOf } from './tally.ts';

/**
 * `npm test`: every check and every test of the project, one step after the other. A failed step does not keep the
 * later ones from running; the last line counts all tests, and a failed step without tests counts as one failure.
 */
interface Outcome {
  name: string;
  seconds: number;
  tally: Tally;
  trouble?: string;
}

let running: Command | undefined;
for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(name, () => {
    void Promise.resolve(running?.stop()).then(() => process.exit(code));
  });
}

const folder = mkdtempSync(join(tmpdir(), 'farkle-verify-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

async function run(step: Step, env: Record<string, string>): Promise<Omit<Outcome, 'seconds'>> {
  const [name, ...parameters] = step.command;
  const command = start(name, parameters, {
    ...(step.cwd === undefined ? {} : { cwd: step.cwd }),
    env: { ...env, ...step.env },
    group: true,
  });
  running = command;
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    void command.stop();
  }, step.minutes * 60_000);
  const code = await command.ended;
  clearTimeout(limit);
  running = undefined;
  const slow = late ? `was ended after ${step.minutes} minutes` : undefined;
  if (step.report === undefined) {
    const trouble = slow ?? (code === 0 ? undefined : `ended with exit code ${code}`);
    if (trouble === undefined) return { name: step.name, tally: { passed: 0, failed: 0 } };
    return { name: step.name, tally: { passed: 0, failed: 1 }, trouble };
  }
  const { tally, trouble = slow } = tallyOf(reportFile(folder, step), step.report, code);
  return { name: step.name, tally, ...(trouble === undefined ? {} : { trouble }) };
}

async function timed(name: string, work: () => Promise<Omit<Outcome, 'seconds'>>): Promise<Outcome> {
  console.log(`\n── ${name} ──`);
  const begin = performance.now();
  const outcome = { ...(await work()), seconds: (performance.now() - begin) / 1000 };
  console.log(line(outcome));
  return outcome;
}

function line({ name, seconds, tally, trouble }: Outcome): string {
  const mark = tally.failed === 0 ? '✓' : '✗';
  const tests = tally.passed + tally.failed === 0 ? '' : `${tally.passed} passed, ${tally.failed} failed`;
  const text = [tests, trouble ?? ''].filter((part) => part !== '').join('; ');
  return `${mark} ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s  ${text}`.trimEnd();
}

const env: Record<string, string> = {};
const outcomes: Outcome[] = [];

outcomes.push(
  await timed('browser', async () => {
    try {
      env.CHROMIUM_PATH = await ensureBrowser();
      console.log(env.CHROMIUM_PATH);
      return { name: 'browser', tally: { passed: 0, failed: 0 } };
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return { name: 'browser', tally: { passed: 0, failed: 1 }, trouble: 'no browser' };
    }
  }),
);

for (const step of steps(folder)) {
  outcomes.push(
    await timed(step.name, async () => {
      const missing = outcomes.find(({ name, tally }) => name === step.after && tally.failed > 0);
      const trouble =
        step.browser === true && env.CHROMIUM_PATH === undefined
          ? 'not run: no browser'
          : missing && `not run: ${missing.name} failed`;
      return trouble === undefined
        ? run(step, env)
        : { name: step.name, tally: { passed: 0, failed: 1 }, trouble };
    }),
  );
}

const total = outcomes.map(({ tally }) => tally).reduce(add);
console.log(`\n${outcomes.map(line).join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
