import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../programs';
import type { Host } from './ask';
import { type Running, startServer } from './servers';

export interface Caddy extends Running {
  logs(): string;
  readonly host: Host;
}

/**
 * Starts Caddy with the unchanged `hosting/Caddyfile`.
 *
 * @param folder an empty one, for its files
 * @param gateway its host and port
 */
export async function startCaddy(folder: string, gateway: string): Promise<Caddy> {
  const port = await freePort();
  const config = path.join(folder, 'Caddyfile');
  // Its admin port may be taken by another instance.
  writeFileSync(config, `{\n\tadmin off\n}\nimport ${path.resolve('hosting/Caddyfile')}\n`);
  const running = await startServer('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], port, {
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: path.resolve('out'),
    SITE_GATEWAY: gateway,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  return { ...running, logs: running.printed, host: { name: 'Caddy', origin: `http://127.0.0.1:${port}` } };
}
