import { join } from 'node:path';
import { root } from '@farkle/site';
import { type ReadReport, readPlaywright, readVitest } from './tally.ts';

/** One thing `npm test` runs. */
export interface Step {
  name: string;
  command: readonly [name: string, ...parameters: string[]];
  cwd?: string;
  env?: Record<string, string>;
  /** After this many minutes it hangs rather than works, even on a busy machine. */
  minutes: number;
  /** A test runner's report; a step without one passes or fails as a whole. */
  report?: ReadReport;
  /** Needs the Chromium that was looked for first. */
  browser?: boolean;
  /** A step that must have passed for this one to mean anything. */
  after?: string;
}

/** Where a step with a report lets its runner write it. */
export function reportFile(folder: string, step: Step): string {
  return join(folder, `${step.name}.json`);
}

/** All steps in their order; reports go to `folder`. */
export function steps(folder: string): Step[] {
  const vitest = (name: string) => [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(folder, `${name}.json`)}`,
  ];
  return [
    { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '.'], minutes: 5 },
    { name: 'dead-code', command: ['knip', '--no-progress', '--no-config-hints'], minutes: 5 },
    {
      name: 'typecheck',
      command: ['turbo', 'run', 'typecheck', 'typecheck:root', '--continue', '--output-logs=errors-only'],
      minutes: 15,
    },
    // Still experimental in turbo: drop this one step should it go away; the fences' tests check the same arrows.
    { name: 'boundaries', command: ['turbo', 'boundaries'], minutes: 3 },
    { name: 'unit', command: ['vitest', ...vitest('unit')], minutes: 25, report: readVitest, browser: true },
    {
      name: 'stories',
      // Named, or Vitest would fall back to the configuration of the root.
      command: ['vitest', ...vitest('stories'), '--config=vitest.config.ts'],
      cwd: join(root, 'apps', 'storybook'),
      minutes: 25,
      report: readVitest,
      browser: true,
    },
    { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=new-only'], minutes: 20 },
    {
      name: 'journeys',
      command: ['playwright', 'test', '--reporter=list,json'],
      cwd: join(root, 'tooling', 'journeys'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'journeys.json') },
      minutes: 35,
      report: readPlaywright,
      browser: true,
      after: 'build',
    },
    {
      name: 'bench',
      command: ['tsx', 'tooling/bench/src/run.ts'],
      env: { BENCH_SHORT: '1' },
      minutes: 15,
      browser: true,
      after: 'build',
    },
  ];
}
