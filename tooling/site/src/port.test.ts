import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, isFree, parsePort } from './port.ts';

test('without PORT the site is served on 3000', () => {
  expect(parsePort(undefined)).toBe(3000);
  expect(parsePort('')).toBe(3000);
});

test('PORT changes the port', () => {
  expect(parsePort('3100')).toBe(3100);
});

test.each(['0', '65536', '-1', '3e3', '0x50', 'three', ' 80'])(
  'PORT=%s is refused with a sentence',
  (text) => {
    expect(() => parsePort(text)).toThrow(`PORT is "${text}", but a port is a whole number from 1 to 65535.`);
  },
);

test.each(['127.0.0.1', undefined])(
  'a port on which another server listens (%s) is seen as taken',
  async (host) => {
    const port = await freePort();
    expect(await isFree(port)).toBe(true);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen({ port, host }, resolve));
    expect(await isFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  },
);
