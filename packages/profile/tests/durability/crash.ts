/**
 * Kills a real Chromium right after moves and looks what its next visit finds. Not part of the usual test run: it
 * takes minutes and wants a browser of its own. `pnpm --filter @farkle/profile crash [rounds]`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { streamRoll } from '@farkle/replay';
import type { Page } from 'playwright';
import { type Visit, visit } from './browser.ts';
import { servePage } from './serve.ts';

const rounds = Number(process.argv[2] ?? 20);
const folder = await mkdtemp(join(tmpdir(), 'farkle-durability-'));
let current: Visit | null = null;
process.once('exit', () => current?.kill());
const { server, address } = await servePage(() => current?.kill());

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function open(): Promise<Visit> {
  current = await visit(folder, address);
  return current;
}

/** The dice that the game of `tests/games.ts` sees after so many moves. */
function expectedDice(moves: number): string {
  return streamRoll(new Uint8Array(32).fill(7), moves, 0, 6).join('-');
}

let failed = false;
let moves = 0;

/** Runs one way for a page to end, some rounds long, and counts what the next visit finds. */
async function check(name: string, end: (at: Visit, moves: number) => Promise<Visit>): Promise<void> {
  let kept = 0;
  let before = 0;
  for (let round = 0; round < rounds; round++) {
    const at = current ?? (await open());
    await at.page.evaluate((count) => window.device.move(count, 'nothing'), ++moves);
    moves += 1;
    const after = await end(at, moves);
    const found = await after.page.evaluate(() => window.device.find());
    if (found.dice !== expectedDice(found.moves))
      throw new Error(`${name}: other dice after ${found.moves} moves`);
    if (found.moves === moves) kept += 1;
    else if (found.moves === moves - 1) before += 1;
  }
  const lost = rounds - kept - before;
  if (lost > 0) failed = true;
  say(`${name}: the move kept ${kept} of ${rounds}, the one before it ${before}, lost ${lost}`);
}

async function reopened(at: Visit): Promise<Visit> {
  await at.ended();
  current = null;
  return open();
}

async function inAnotherTab(at: Visit, next: Page): Promise<Visit> {
  await at.page.close();
  await next.goto(address);
  await alive(next);
  current = { ...at, page: next };
  return current;
}

async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'device' in window);
}

await check('browser killed in the move’s own task', async (at, count) => {
  await at.page.evaluate((n) => window.device.move(n, 'kill'), count).catch(() => undefined);
  return reopened(at);
});

await check('browser killed when the move is said to be kept', async (at, count) => {
  await at.page.evaluate((n) => window.device.move(n, 'nothing'), count);
  at.kill();
  return reopened(at);
});

await check('page reloaded in the move’s own task', async (at, count) => {
  const loaded = at.page.waitForEvent('load');
  await at.page.evaluate((n) => void window.device.move(n, 'reload'), count).catch(() => undefined);
  await loaded;
  await alive(at.page);
  return at;
});

await check('page left in the move’s own task', async (at, count) => {
  const left = at.page.waitForURL('about:blank');
  await at.page.evaluate((n) => void window.device.move(n, 'leave'), count).catch(() => undefined);
  await left;
  await at.page.goto(address);
  await alive(at.page);
  return at;
});

await check('page’s process killed right after the move’s task', async (at, count) => {
  const crashed = at.page.waitForEvent('crash');
  await at.page.evaluate((n) => void window.device.move(n, 'nothing'), count);
  await at.killPages();
  await crashed;
  await sleep(500); // Chromium keeps a spare process for the next tab and has to see that it is gone too.
  return inAnotherTab(at, await at.page.context().newPage());
});

await check('tab closed right after the move’s task', async (at, count) => {
  const next = await at.page.context().newPage();
  await at.page.evaluate((n) => void window.device.move(n, 'nothing'), count);
  return inAnotherTab(at, next);
});

let inLocalStorage = 0;
for (let round = 0; round < rounds; round++) {
  const at = current ?? (await open());
  moves += 1;
  await at.page.evaluate((n) => window.device.moveInLocalStorage(n, 'nothing'), moves);
  await sleep(1000);
  at.kill();
  const found = await (await reopened(at)).page.evaluate(() => window.device.findInLocalStorage());
  if (found === moves) inLocalStorage += 1;
}
say(
  `for comparison, localStorage, browser killed a second after the move: kept ${inLocalStorage} of ${rounds}`,
);

const first = current ?? (await open());
const times: { task: number; whole: number }[] = [];
for (let at = 0; at < 200; at++) {
  moves += 1;
  times.push(await first.page.evaluate((n) => window.device.move(n, 'nothing'), moves));
}
const median = (of: 'task' | 'whole'): string =>
  (times.map((time) => time[of]).sort((a, b) => a - b)[times.length >> 1] ?? 0).toFixed(2);
say(
  `a move takes ${median('task')} ms of the page and is on the disk after ${median('whole')} ms (medians of 200)`,
);

const second = await first.page.context().newPage();
await second.goto(address);
await alive(second);
const owned = await first.page.evaluate(() => window.device.claim(false));
const denied = !(await second.evaluate(() => window.device.claim(false)));
const stolen = await second.evaluate(() => window.device.claim(true));
await first.page.waitForFunction(() => window.device.lost());
const refused = !(await first.page.evaluate(() => window.device.canStore(1)));
const going = await second.evaluate((n) => window.device.canStore(n), moves + 1);
const freed = await first.page.context().newPage();
await freed.goto(address);
await alive(freed);
await second.close();
// The browser lets go of a closed tab's lock a moment after the tab is gone.
let free = false;
for (let ask = 0; ask < 50 && !free; ask++) {
  await sleep(100);
  free = await freed.evaluate(() => window.device.claim(false));
}
const tabs = { owned, denied, stolen, refused, going, free };
if (Object.values(tabs).includes(false)) failed = true;
say(`two tabs: ${JSON.stringify(tabs)}`);

await first.close();
current = null;
server.closeAllConnections();
server.close();
await rm(folder, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;
