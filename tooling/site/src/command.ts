import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { quietEnv } from './quiet.ts';
import { root } from './root.ts';

const windows = process.platform === 'win32';

/** A command that was started, with all that it started itself. */
export interface Command {
  child: ChildProcess;
  /** Resolves with the exit code when it ended (a signal counts as 1); never rejects. */
  ended: Promise<number>;
  /** Ends it (with a group: all that it started, too): asks, waits `graceMs` (milliseconds), then insists. Resolves when it is gone. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Starts a command in the workspace's root (or `cwd`) with that folder's and the workspace's own tools on PATH and telemetry off.
 * With `group` it gets a process group of its own, so that `stop` reaches what it started in turn; without it stays
 * in this one, and a signal to the group or Ctrl-C reaches it directly.
 */
export function start(
  name: string,
  parameters: readonly string[],
  options: {
    cwd?: string;
    env?: Record<string, string>;
    stdio?: SpawnOptions['stdio'];
    group?: boolean;
  } = {},
): Command {
  const group = options.group === true && !windows;
  const cwd = options.cwd ?? root;
  const tools = [...new Set([cwd, root])].map((folder) => join(folder, 'node_modules', '.bin'));
  const child = spawn(name, parameters, {
    cwd,
    env: quietEnv({ PATH: [...tools, process.env.PATH ?? ''].join(delimiter), ...options.env }),
    stdio: options.stdio ?? ['ignore', 'inherit', 'inherit'],
    detached: group,
    shell: windows,
  });
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(`${name} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  return {
    child,
    ended,
    async stop(graceMs = 5_000) {
      signal(child, group, 'SIGTERM');
      const insist = setTimeout(() => signal(child, group, 'SIGKILL'), graceMs);
      await ended;
      clearTimeout(insist);
    },
  };
}

function signal(child: ChildProcess, group: boolean, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (group) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // The group is gone already.
  }
}
