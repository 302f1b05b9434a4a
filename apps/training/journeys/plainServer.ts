import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const kinds: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A host that knows nothing but files: what is no file is not found, and a folder is its index.html. */
export interface PlainServer {
  /** The address of the folder, with a closing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a folder of this machine below an address such as `/some/folder/`. */
export async function servePlainly(folder: string, below: string): Promise<PlainServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const path = pathname.startsWith(below)
        ? normalize(pathname.slice(below.length) || 'index.html')
        : '..';
      const file = join(folder, path);
      const isFile = !path.startsWith('..') && (await stat(file).catch(() => null))?.isFile() === true;
      if (!isFile) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'Content-Type': kinds[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) {
    throw new Error(`A listening server has no port: ${String(address)}. Report this.`);
  }
  return {
    url: `http://localhost:${address.port}${below}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
