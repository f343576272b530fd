import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listen } from '@/scripts/programs';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
};

/** What the host answers for a catalogue, in order; the last one stays. `file` serves it as it is, `hang` never ends. */
export type CatalogueAnswer = 'file' | 'drop' | 'hang' | { status: number } | { body: string };

/** A static host of the simplest kind: clean addresses, and one `404.html` for everything unknown. */
export class PlainHost {
  /** Paths of the catalogues asked for, with the time of asking in milliseconds. */
  readonly asked: { path: string; at: number }[] = [];
  private readonly server: Server;

  constructor(private readonly answers: readonly CatalogueAnswer[] = ['file']) {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host.test');
      if (pathname.startsWith('/locales/')) {
        this.asked.push({ path: pathname, at: Date.now() });
        const answer = this.answers[Math.min(this.asked.length, this.answers.length) - 1];
        if (answer === 'drop') return response.destroy();
        if (answer === 'hang') return;
        if (answer && answer !== 'file') {
          response.writeHead('status' in answer ? answer.status : 200, {
            'content-type': 'application/json',
          });
          return response.end('body' in answer ? answer.body : '');
        }
      }
      const file = fileFor(pathname);
      response.writeHead(file ? 200 : 404, {
        'content-type': types[file ? extname(file) : '.html'] ?? 'text/plain',
      });
      return response.end(readFileSync(file ?? join('out', '404.html')));
    });
  }

  /** @returns the host's origin */
  start(): Promise<string> {
    return listen(this.server);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function fileFor(pathname: string): string | undefined {
  const path = join('out', normalize(pathname));
  return [path, `${path}.html`, join(path, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}
