import { spawn } from 'node:child_process';
import { quietEnv } from './quiet.ts';
import { root } from './root.ts';

/** Runs turbo with telemetry off and this terminal's own input, so that its keys and Ctrl-C work. */
const turbo = spawn('turbo', process.argv.slice(2), {
  cwd: root,
  env: quietEnv(),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.on('SIGINT', () => {
  // The terminal tells turbo as well; wait for it to end.
});
process.on('SIGTERM', () => turbo.kill('SIGTERM'));
turbo.once('close', (code) => process.exit(code ?? 1));
