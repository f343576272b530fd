import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Host, hangUp } from './ask';
import { startCaddy } from './caddy';
import { type Nginx, startNginx } from './nginx';
import { freePort, startServer, stopServers } from './programs';

export interface Scene {
  readonly gateway: Host;
  readonly nginx: Nginx;
  readonly caddy: Host;
  stopGateway(): Promise<void>;
  end(): Promise<void>;
}

/** Starts the gateway as `npm run serve` does, and in front of it nginx and Caddy, over the built site. */
export async function openScene(): Promise<Scene> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  const inside = (name: string) => {
    mkdirSync(path.join(folder, name));
    return path.join(folder, name);
  };
  const port = await freePort();
  const stopGateway = await startServer(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], port, {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SPOOL_DIR: path.join(folder, 'spool'),
    MAILBOX_DIR: path.join(folder, 'mailbox'),
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_PER_MINUTE: '10',
    LOG_LEVEL: 'fatal',
  });
  const address = `127.0.0.1:${port}`;
  const servers = {
    nginx: await startNginx(inside('nginx'), address),
    caddy: await startCaddy(inside('caddy'), address),
  };
  return {
    gateway: { name: 'gateway', origin: `http://${address}` },
    ...servers,
    stopGateway,
    end: async () => {
      hangUp();
      await stopServers();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
