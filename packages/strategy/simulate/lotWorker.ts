import { parentPort, workerData } from 'node:worker_threads';
import { lotPlayer, type Order } from './lots.ts';

/** Plays the lots it is given the numbers of, and answers each with its result. */
const play = await lotPlayer(workerData as Order);
parentPort?.on('message', (lot: number) => parentPort?.postMessage({ lot, result: play(lot) }));
parentPort?.postMessage('ready');
