// Runs a script of the workspace with the pnpm that package.json names, fetched by npx: Node and npm are enough.
// `npm start` and `npm test` come through here; it needs nothing installed, so it is plain JavaScript.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const windows = process.platform === 'win32';

// npm, npx and pnpm put shells between each other that do not hand signals on. A group of its own can be told as one.
const child = spawn('npx', ['--yes', packageManager, ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: !windows,
  shell: windows,
});

/** @param {NodeJS.Signals} signal */
function tell(signal) {
  try {
    if (windows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

let told = false;
/** @param {NodeJS.Signals} signal */
function end(signal) {
  if (told) return;
  told = true;
  tell(signal);
  setTimeout(() => tell('SIGKILL'), 10_000).unref();
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => end(signal));

// Whoever ends npm alone leaves this process to another parent: nobody waits for the work any more.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) end('SIGTERM');
}, 1_000).unref();

child.once('error', (error) => {
  console.error(`npx could not be started: ${error.message}. It comes with npm.`);
  process.exitCode = 1;
});
// A stop that was asked for is no failure of the site; a test run that was ended is one, and says so by its code.
child.once('close', (code) => {
  process.exitCode = code ?? (told && process.argv.includes('serve') ? 0 : 1);
});
