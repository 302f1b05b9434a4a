import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, start } from './command.ts';
import { root } from './root.ts';

/** A running site. */
export interface Site {
  url: string;
  ended: Promise<number>;
  stop(): Promise<void>;
}

const web = join(root, 'apps', 'web');
const patienceMs = 60_000;

/**
 * Serves the site as it was last built and waits until it answers. Rejects when it ends before that or does not
 * answer within a minute.
 */
export async function startSite(port: number, stdio: 'inherit' | 'stderr' = 'inherit'): Promise<Site> {
  const tsx = import.meta.resolve('tsx');
  const server = start(process.execPath, ['--import', tsx, join(import.meta.dirname, 'server.ts')], {
    cwd: web,
    env: { PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', stdio === 'inherit' ? 'inherit' : 2, 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await untilAnswering(server, `http://127.0.0.1:${port}/`);
  return { url, ended: server.ended, stop: () => server.stop() };
}

async function untilAnswering(server: Command, url: string): Promise<void> {
  let code: number | undefined;
  void server.ended.then((value) => {
    code = value;
  });
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (code !== undefined) throw new Error(`The site's server ended with code ${code} before it answered.`);
    try {
      await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
      return;
    } catch {
      await pause(150);
    }
  }
  await server.stop();
  throw new Error(`The site did not answer at ${url} within ${patienceMs / 1000} s.`);
}
