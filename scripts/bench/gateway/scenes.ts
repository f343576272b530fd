import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Item } from '@/gateway/spool/types';
import { type Postgres, startPostgres } from '@/scripts/postgres';
import { end, freePort } from '@/scripts/programs';
import { type GatewayProcess, gatewayProcess } from './gatewayProcess';
import { startRelay } from './relay';
import { type SmallDisk, smallDisk } from './smallDisk';

/** Programs that take forms and deliver them, of which one may be killed, or run out of disk, at any moment. */
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
  folder: () => oneWithFolder({ victim: 'gateway' }),
  disk: () => oneWithFolder({ victim: 'disk' }),
  postgres: () => withDatabase({ gateways: 1, victim: 'gateway' }),
  pair: () => withDatabase({ gateways: 2, victim: 'gateway' }),
  database: () => withDatabase({ gateways: 2, victim: 'database' }),
  tablespace: () => withDatabase({ gateways: 2, victim: 'disk' }),
} satisfies Record<string, () => Promise<Scene>>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes);

/** How long a database that was killed stays away, or a disk full, in milliseconds. */
const away = 500;

async function oneWithFolder({ victim }: { victim: 'gateway' | 'disk' }): Promise<Scene> {
  const gateway = await gatewayProcess();
  const disk = victim === 'disk' ? await smallDisk(path.join(gateway.folder, 'var/spool')) : undefined;
  await gateway.start();
  return {
    ...gateway,
    visitors: 16,
    killAndStart: () => disk?.fillFor(away) ?? restart(gateway),
    mails: async () => {
      const mails = new Map<string, number[]>();
      for (const name of await readdir(path.join(gateway.folder, 'var/mailbox'))) {
        const id = /[0-9a-f]{64}/.exec(name)?.[0] ?? name;
        mails.set(id, [...(mails.get(id) ?? []), Date.now()]);
      }
      return mails;
    },
    remove: async () => {
      await gateway.kill();
      await disk?.remove();
      await gateway.remove();
    },
  };
}

async function restart(gateway: GatewayProcess): Promise<void> {
  await gateway.kill();
  await gateway.start();
}

async function withDatabase({
  gateways: count,
  victim,
}: {
  gateways: number;
  victim: 'gateway' | 'database' | 'disk';
}): Promise<Scene> {
  const database = await startPostgres();
  const relay = await startRelay();
  const SPOOL_URL = await database.database();
  const disk = victim === 'disk' ? await diskBelow(database, SPOOL_URL) : undefined;
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
    visitors: 16 * count,
    killAndStart: async () => {
      if (disk) return disk.fillFor(away);
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
      await disk?.remove();
    },
  };
}

/** Tables and indexes of the database come to lie on a small disk; its log does not, as a database ends without. */
async function diskBelow(database: Postgres, url: string): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tablespace-'));
  const disk = await smallDisk(folder, database.uid);
  await database.ask(url, `create tablespace small location '${folder}'`);
  await database.ask(url, `alter database ${new URL(url).pathname.slice(1)} set default_tablespace = small`);
  return disk;
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
