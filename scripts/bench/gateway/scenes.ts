import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Item } from '@/gateway/spool/types';
import { startPostgres } from '@/scripts/postgres';
import { end, freePort } from '@/scripts/programs';
import { type GatewayProcess, gatewayProcess } from './gatewayProcess';
import { startRelay } from './relay';

/** Programs that take forms and deliver them, of which one may be killed at any moment. */
export interface Scene {
  /** Where visitors send to. */
  readonly port: number;
  /** How many of them at a time. */
  readonly visitors: number;
  killAndStart(): Promise<void>;
  /** Waits until every submission is delivered. */
  drained(): Promise<void>;
  /** @returns all that lies in the spool */
  items(): Promise<Item[]>;
  /** @returns when each copy of a mail came, in milliseconds since 1970, by the submission's id */
  mails(): Promise<ReadonlyMap<string, readonly number[]>>;
  /** Ends all of them and removes what they wrote. */
  remove(): Promise<void>;
}

export const scenes = {
  folder: oneWithFolder,
  postgres: () => withDatabase({ gateways: 1, victim: 'gateway' }),
  pair: () => withDatabase({ gateways: 2, victim: 'gateway' }),
  database: () => withDatabase({ gateways: 2, victim: 'database' }),
} satisfies Record<string, () => Promise<Scene>>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes);

async function oneWithFolder(): Promise<Scene> {
  const gateway = await gatewayProcess();
  await gateway.start();
  return {
    ...gateway,
    visitors: 16,
    killAndStart: () => restart(gateway),
    mails: async () => {
      const mails = new Map<string, number[]>();
      for (const name of await readdir(path.join(gateway.folder, 'var/mailbox'))) {
        const id = /[0-9a-f]{64}/.exec(name)?.[0] ?? name;
        mails.set(id, [...(mails.get(id) ?? []), Date.now()]);
      }
      return mails;
    },
  };
}

async function restart(gateway: GatewayProcess): Promise<void> {
  await gateway.kill();
  await gateway.start();
}

/** How long a killed database stays away, in milliseconds. */
const away = 500;

async function withDatabase({
  gateways: count,
  victim,
}: {
  gateways: number;
  victim: 'gateway' | 'database';
}): Promise<Scene> {
  const database = await startPostgres();
  const relay = await startRelay();
  const SPOOL_URL = await database.database();
  const gateways: GatewayProcess[] = [];
  for (let at = 0; at < count; at += 1) {
    const gateway = await gatewayProcess({ SPOOL_URL, SMTP_URL: relay.url });
    await gateway.start();
    gateways.push(gateway);
  }
  const [first] = gateways;
  if (!first) throw new Error('A scene needs a gateway.');
  const caddy = await caddyBefore(
    gateways.map(({ port }) => port),
    first.folder,
  );
  return {
    port: caddy.port,
    visitors: 32,
    killAndStart: async () => {
      if (victim === 'gateway') return restart(gateways[Math.floor(Math.random() * count)] ?? first);
      await database.kill();
      await sleep(away);
      return database.start();
    },
    drained: first.drained,
    items: first.items,
    mails: async () => relay.copies,
    remove: async () => {
      await end(caddy.program, 'SIGTERM');
      for (const gateway of gateways) await gateway.remove();
      await relay.close();
      await database.remove();
    },
  };
}

/**
 * Caddy before several gateways: one that does not answer is left out for a second. It sends no form a second time by itself,
 * as it does not keep bodies: that is for the browser.
 */
async function caddyBefore(
  ports: readonly number[],
  folder: string,
): Promise<{ port: number; program: ChildProcess }> {
  const port = await freePort();
  const upstreams = ports.map((one) => `127.0.0.1:${one}`).join(' ');
  const config = `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	reverse_proxy ${upstreams} {
		lb_policy random
		fail_duration 1s
	}
}
`;
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, config);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const program = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env,
    stdio: 'ignore',
  });
  program.once('error', () => console.error('Caddy cannot be started; on Debian: apt-get install caddy'));
  while (program.exitCode === null && program.pid !== undefined) {
    if (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)) return { port, program };
    await sleep(50);
  }
  throw new Error('Caddy ended.');
}
