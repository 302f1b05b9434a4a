/** Switches the telemetry of every tool off, in a clean clone as on any other machine. */
const quiet = {
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
};

/** The environment for a command of the project: this process's own, telemetry off, plus what is given. */
export function quietEnv(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...quiet, ...more };
}
