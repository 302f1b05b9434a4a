import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';

const port = 6120;

/** The page on an address of this device; `onKill` is called when the page asks, and the page gets no answer. */
export async function servePage(
  onKill: () => void,
): Promise<{ readonly server: Server; readonly address: string }> {
  const built = await build({
    root: join(import.meta.dirname, 'page'),
    logLevel: 'warn',
    build: { write: false, target: 'esnext' },
  });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('Vite built something else than one page.');
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/kill') return onKill();
    const found = files.get(path === '/' ? '/index.html' : path);
    if (found === undefined) return response.writeHead(404).end();
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
    return response.end(found);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${port}/` };
}
