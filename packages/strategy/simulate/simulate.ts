import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { parseRuleSet } from '@farkle/rules';
import { mergeSimulated, type Simulated } from '../src/index.ts';
import { lotsOf, type Order, rulesOf, seatNames } from './lots.ts';

/**
 * Simulates games in several workers and prints the shares of wins with their 95 % intervals. The same seed gives the
 * same table whatever the number of workers.
 *
 *   pnpm --filter @farkle/strategy simulate --games 100000 --rules classic --seats hard,medium --workers 2 --seed 1
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    games: { type: 'string', default: '10000' },
    rules: { type: 'string', default: 'classic' },
    seats: { type: 'string', default: 'hard,medium' },
    workers: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
  },
});

function wholeNumber(name: 'games' | 'workers' | 'seed'): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} ${values[name]} is not a whole number above 0.`);
}

function orderGiven(): Order {
  const rules = parseRuleSet(rulesOf(values.rules));
  if (!rules.ok) throw new Error(`--rules: ${JSON.stringify(rules.error)}`);
  const seats = values.seats.split(',');
  const unknown = seats.find((seat) => !seatNames.includes(seat));
  if (unknown !== undefined)
    throw new Error(`--seats: nobody is called ${unknown}; there are ${seatNames.join(', ')}.`);
  return { ruleSet: rules.value, seats, games: wholeNumber('games'), seed: wholeNumber('seed') };
}

/** A worker of Node 20 does not take over what reads TypeScript: it has to be told before it loads its file. */
const start = `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./lotWorker.ts', import.meta.url).href)});
});`;

/** Gives every worker the next lot as soon as it is done with the last, and keeps the results in the lots' order. */
async function simulateInWorkers(order: Order, workers: number): Promise<Simulated> {
  const lots = lotsOf(order);
  const results = new Array<Simulated>(lots);
  let [next, done, told] = [0, 0, 0];
  const work = () =>
    new Promise<void>((finished, failed) => {
      const worker = new Worker(start, { eval: true, workerData: order });
      worker.on('error', failed);
      worker.on('message', (message: 'ready' | { lot: number; result: Simulated }) => {
        if (message !== 'ready') {
          results[message.lot] = message.result;
          done++;
          const share = Math.floor((20 * done) / lots);
          if (share > told) process.stderr.write(`${5 * share} %\n`);
          told = Math.max(told, share);
        }
        if (next < lots) worker.postMessage(next++);
        else worker.terminate().then(() => finished(), failed);
      });
    });
  await Promise.all(Array.from({ length: Math.min(workers, lots) }, work));
  return mergeSimulated(results);
}

const order = orderGiven();
const { games, wins, margins, turnsPerGame } = await simulateInWorkers(order, wholeNumber('workers'));
const percent = (share: number) => (100 * share).toFixed(2);
process.stdout.write(`${games} games, ${turnsPerGame.toFixed(2)} turns a game\n`);
for (const [seat, name] of order.seats.entries()) {
  const [won, margin] = [(wins[seat] as number) / games, margins[seat] as number];
  process.stdout.write(`${seat + 1} ${name.padEnd(8)} ${percent(won)} ± ${percent(margin)} %\n`);
}
