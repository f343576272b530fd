import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, buildApp } from '@/gateway/app';
import { readGatewaySettings } from '@/gateway/settings';
import { openFolder } from '@/gateway/spool/folder';

/**
 * Serves the built site with the gateway and its own spool while a measurement runs.
 *
 * @param look gets the app, listening on a local port, and its origin
 * @returns the result of `look`
 * @throws when there is no site in `out/`, or the settings are wrong
 */
export async function whileServed<Result>(
  look: (origin: string, app: App) => Promise<Result>,
): Promise<Result> {
  const root = path.resolve('out');
  if (!existsSync(path.join(root, 'index.html')))
    throw new Error('There is no site in out/ yet. Run npm run build first.');
  const read = readGatewaySettings(process.env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const folder = await mkdtemp(path.join(tmpdir(), 'site-audit-'));
  const spool = await openFolder({ folder });
  const app = await buildApp({ root, settings: read.value, spool });
  try {
    return await look(await app.listen({ host: '127.0.0.1', port: 0 }), app);
  } finally {
    await app.close();
    await spool.close();
    await rm(folder, { recursive: true, force: true });
  }
}
