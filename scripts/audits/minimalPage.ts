import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { contentTypes } from '@/content/headers';
import { listen } from '../programs';
import { whileServed } from './servedSite';

/** The argument that names the minimal page among paths of the site. */
export const minimal = 'minimal';

/** A heading, a paragraph, and a button that counts: the smallest Next.js page with state. */
const page = `import { useState } from 'react';

export default function Minimal() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>A minimal page</h1>
      <p>What Next.js makes of a page with nothing but a button.</p>
      <button type="button" onClick={() => setCount(count + 1)}>{count}</button>
    </main>
  );
}
`;

/**
 * Serves the built site like `whileServed` and, if the paths name it, also the minimal page.
 *
 * @param look gets a function that makes a URL of a path, or of `minimal`
 * @returns the result of `look`
 * @throws when there is no site in `out/`, its settings are wrong, or the minimal page cannot be built
 */
export async function whileServedWithMinimal<Result>(
  paths: readonly string[],
  look: (urlOf: (path: string) => string) => Promise<Result>,
): Promise<Result> {
  const minimalServer = paths.includes(minimal) ? await serveMinimalPage() : undefined;
  try {
    return await whileServed((origin) =>
      look((path) => (path === minimal && minimalServer ? `${minimalServer.origin}/` : origin + path)),
    );
  } finally {
    minimalServer?.close();
  }
}

/** Builds the minimal page and serves it from memory, gzipped as hosts do by default. */
async function serveMinimalPage(): Promise<{ origin: string; close: () => void }> {
  const files = await buildMinimalPage();
  const server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? '/index.html' : url;
    const body = files.get(name);
    if (!body) return response.writeHead(404).end();
    const type = contentTypes[path.extname(name)] ?? 'application/octet-stream';
    return response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(body);
  });
  const origin = await listen(server);
  return { origin, close: () => server.close() };
}

/** @returns the compressed export of Next.js, by path; its folder is already removed */
async function buildMinimalPage(): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'minimal-page-'));
  try {
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    await writeFile(path.join(folder, 'next.config.mjs'), `export default { output: 'export' };\n`);
    await mkdir(path.join(folder, 'pages'));
    await writeFile(path.join(folder, 'pages/index.js'), page);
    const next = path.resolve('node_modules/next/dist/bin/next');
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
    await promisify(execFile)(process.execPath, [next, 'build', '--webpack'], { cwd: folder, env });
    const out = path.join(folder, 'out');
    const files = await readdir(out, { recursive: true, withFileTypes: true });
    const compressed = files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const url = `/${path.relative(out, file).split(path.sep).join('/')}`;
        return [url, gzipSync(await readFile(file))] as const;
      });
    return new Map(await Promise.all(compressed));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
