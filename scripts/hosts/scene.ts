import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gatewayFile } from '../gateway/bundle';
import { freePort } from '../programs';
import { type Host, hangUp } from './ask';
import { type Caddy, startCaddy } from './caddy';
import { type Nginx, startNginx } from './nginx';
import { type Running, startServer, stopServers } from './servers';

export interface Scene {
  readonly gateway: Running & { readonly host: Host };
  readonly nginx: Nginx;
  readonly caddy: Caddy;
  /** Stops all of them and removes their files. */
  end(): Promise<void>;
}

/**
 * Starts the gateway like `npm run serve`, with nginx and Caddy in front of it, over the built site.
 *
 * @param settings of the gateway, apart from paths
 * @param tls whether nginx uses TLS
 */
export async function openScene(settings: Readonly<Record<string, string>>, tls: boolean): Promise<Scene> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  const inside = (name: string) => {
    mkdirSync(path.join(folder, name));
    return path.join(folder, name);
  };
  const end = async () => {
    hangUp();
    await stopServers();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const gateway = await startServer(process.execPath, [gatewayFile], port, {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SPOOL_DIR: path.join(folder, 'spool'),
      MAILBOX_DIR: path.join(folder, 'mailbox'),
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      ...settings,
    });
    const address = `127.0.0.1:${port}`;
    return {
      gateway: { ...gateway, host: { name: 'gateway', origin: `http://${address}` } },
      nginx: await startNginx(inside('nginx'), address, tls),
      caddy: await startCaddy(inside('caddy'), address),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
