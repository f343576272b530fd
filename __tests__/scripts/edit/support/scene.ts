import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveEditor } from '@/scripts/edit/server/server';

/** A small repository, and the editor's server on it. */
export const root = mkdtempSync(join(tmpdir(), 'editor-'));
export const home = 'public/locales/en/home.json';
/** Of its own for each process of tests. */
export const port = 4790 + (process.pid % 200);
const token = 'known';

/** Writes a file as another program would. */
export const put = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
export const onDisk = (file: string) => readFileSync(join(root, file), 'utf8');

const start = () =>
  serveEditor({
    root,
    port,
    token,
    assets: new Map([['/', { type: 'text/html', content: 'page' }]]),
    policy: "default-src 'none'",
    check: async () => ({ mistakes: ['content/jobs.json: one to fix'], hints: [] }),
  });

/** The repository as it is before each test. */
function reset(): void {
  put(home, '{\n  "hero": { "title": "One" },\n  "items": ["a", "b"]\n}\n');
  put('public/locales/de/home.json', '{}\n');
  put('content/jobs.json', '{}\n');
  put('content/articles/en/one.md', '---\ntitle: One\n---\n\nText.\n');
  put('content/photos/harbour.jpg', 'jpeg');
  put('package.json', '{}');
  put('.git/hooks/pre-commit', '');
  put('content/secret.txt', '');
}

/** Has the server listen for the tests of a file, each of which finds the repository as it is at first. */
export function serveScene(): { readonly server: () => Server } {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => {
    server.close();
    rmSync(root, { recursive: true });
  });
  beforeEach(reset);
  return { server: () => server };
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/** As it is written: `fetch` would tidy paths up, and sets `Host` itself. */
export function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<{ status?: number; etag?: string; text: string }>((resolve, reject) => {
    const sent = { Authorization: `Bearer ${token}`, ...headers };
    // No connection is kept: the next file of tests, in the same process, has a server of its own at this port.
    request({ host: '127.0.0.1', port, path, method, headers: sent, agent: false }, (response) => {
      let text = '';
      response.on('data', (piece) => {
        text += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode, etag: response.headers.etag, text }));
    })
      .on('error', reject)
      .end(body);
  });
}
/** @returns what tells the present state of a file */
export const version = async (file: string) => (await ask(`/files/${file}`)).etag ?? '';
export const write = async (file: string, body: string | Uint8Array, known?: string) =>
  ask(`/files/${file}`, { method: 'PUT', body, ...(known ? { headers: { 'If-Match': known } } : {}) });
