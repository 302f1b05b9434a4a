import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { frontDoor, methods } from './frontDoor.ts';
import { parsePort } from './port.ts';
import { root } from './root.ts';

/** As much of Next as serving a built site takes; it belongs to the site, not to this folder. */
interface NextSite {
  prepare(): Promise<void>;
  getRequestHandler(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}
type Next = (options: { dev: false; dir: string; port: number }) => NextSite;

/** The process that serves the built site on `PORT`: Next behind the front door. */
const web = join(root, 'apps', 'web');
const next: Next = createRequire(join(web, 'package.json'))('next');
const port = parsePort(process.env.PORT);
const site = next({ dev: false, dir: web, port });
await site.prepare();
const answer = site.getRequestHandler();

createServer((request, response) => {
  const passage = frontDoor(request.method ?? '', request.url ?? '');
  if (passage.kind === 'pass') {
    request.url = passage.address;
    void answer(request, response).catch((error: unknown) => {
      console.error(`${passage.address} could not be answered:`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
    return;
  }
  // What was sent along is not waited for.
  response.writeHead(405, { allow: methods.join(', '), connection: 'close' }).end();
}).listen(port);
