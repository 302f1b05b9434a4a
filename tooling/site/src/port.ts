import { execFileSync } from 'node:child_process';
import { connect, createServer } from 'node:net';

/** Reads the `PORT` of the environment; nothing set means 3000. Throws with a sentence when it is no port. */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is "${text}", but a port is a whole number from 1 to 65535.`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** True when this process could serve on the port now. */
export async function isFree(port: number): Promise<boolean> {
  // Some systems let two servers share a port on different addresses: ask from both sides.
  return !(await answers(port)) && (await canListen(port));
}

/** A port nobody serves on at this moment, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      if (port === undefined)
        throw new Error(`A listening server has no port: ${String(address)}. Report this.`);
      server.close(() => resolve(port));
    });
  });
}

/** `freePort` for a place that cannot wait: a test runner's configuration. */
export function freePortNow(): number {
  const script =
    'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })';
  return parsePort(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim());
}
