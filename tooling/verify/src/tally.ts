import { readFileSync } from 'node:fs';

/** Tests that passed and failed; skipped ones are in neither. */
export interface Tally {
  passed: number;
  failed: number;
}

export function add(left: Tally, right: Tally): Tally {
  return { passed: left.passed + right.passed, failed: left.failed + right.failed };
}

/** What a runner's JSON report says, or `undefined` when it is no such report. */
export type ReadReport = (report: unknown) => Tally | undefined;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads the report of Vitest's `json` reporter. */
export const readVitest: ReadReport = (report) => {
  if (!isRecord(report)) return undefined;
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return typeof passed === 'number' && typeof failed === 'number' ? { passed, failed } : undefined;
};

/** Reads the report of Playwright's `json` reporter; a test that passed only when repeated has passed. */
export const readPlaywright: ReadReport = (report) => {
  if (!isRecord(report) || !isRecord(report.stats)) return undefined;
  const { expected, flaky, unexpected } = report.stats;
  if (typeof expected !== 'number' || typeof flaky !== 'number' || typeof unexpected !== 'number')
    return undefined;
  return { passed: expected + flaky, failed: unexpected };
};

/**
 * The tally of a runner that ended with `code` and left its report in `file`. A runner that crashed, left no report,
 * ran no test, or failed outside of its tests (a file that did not load) counts as one failure, never as silence.
 */
export function tallyOf(file: string, read: ReadReport, code: number): { tally: Tally; trouble?: string } {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { tally: { passed: 0, failed: 1 }, trouble: `left no report (exit code ${code})` };
  }
  const tally = read(report);
  if (tally === undefined)
    return { tally: { passed: 0, failed: 1 }, trouble: 'left a report of unknown form' };
  if (tally.passed + tally.failed === 0) return { tally: { passed: 0, failed: 1 }, trouble: 'ran no test' };
  if (code !== 0 && tally.failed === 0) {
    return { tally: { ...tally, failed: 1 }, trouble: `failed outside of its tests (exit code ${code})` };
  }
  return { tally };
}
