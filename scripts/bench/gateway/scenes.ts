import { setTimeout as sleep } from 'node:timers/promises';
import type { Item } from '@/gateway/spool/types';
import { type Postgres, startPostgres } from '@/scripts/postgres';
import { end } from '@/scripts/programs';
import { caddyBefore } from './caddy';
import type { Copy } from './copies';
import { type GatewayProcess, gatewayProcess } from './gatewayProcess';
import { startRelay } from './relay';

/** Programs that accept and deliver forms, one of which may be killed at any moment. */
export interface Scene {
  /** Port that visitors send to. */
  readonly port: number;
  readonly visitors: number;
  readonly next: () => Victim;
  /** Waits until every submission is delivered. */
  drained(): Promise<void>;
  items(): Promise<Item[]>;
  /** The copies of each mail in order of arrival, by the submission's id. */
  readonly mails: ReadonlyMap<string, readonly Copy[]>;
  /** Stops all of them and removes their files. */
  remove(): Promise<void>;
}

/** The program to kill next. */
interface Victim {
  /** For a gateway, the name in its greeting. */
  readonly name: string;
  killAndStart(): Promise<void>;
}

export const scenes = {
  folder: oneWithFolder,
  postgres: () => withDatabase({ gateways: 1, victim: 'gateway' }),
  pair: () => withDatabase({ gateways: 2, victim: 'gateway' }),
  database: () => withDatabase({ gateways: 2, victim: 'database' }),
} satisfies Record<string, () => Promise<Scene>>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes);

/** How long a killed database stays down, in milliseconds. */
const away = 500;

async function oneWithFolder(): Promise<Scene> {
  const relay = await startRelay();
  const name = 'gateway-0';
  const gateway = await gatewayProcess({ SMTP_URL: relay.urlFor(name) });
  await gateway.start();
  return {
    ...gateway,
    visitors: 16,
    next: () => ({ name, killAndStart: () => restart(gateway) }),
    mails: relay.copies,
    remove: async () => {
      await gateway.kill();
      await relay.close();
      await gateway.remove();
    },
  };
}

async function restart(gateway: GatewayProcess): Promise<void> {
  await gateway.kill();
  await gateway.start();
}

async function restartDatabase(database: Postgres): Promise<void> {
  await database.kill();
  await sleep(away);
  await database.start();
}

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
    const gateway = await gatewayProcess({ SPOOL_URL, SMTP_URL: relay.urlFor(`gateway-${at}`) });
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
    next: () => {
      if (victim === 'database') return { name: 'database', killAndStart: () => restartDatabase(database) };
      const at = Math.floor(Math.random() * count);
      return { name: `gateway-${at}`, killAndStart: () => restart(gateways[at] ?? first) };
    },
    drained: first.drained,
    items: first.items,
    mails: relay.copies,
    remove: async () => {
      await end(caddy.program, 'SIGTERM');
      for (const gateway of gateways) await gateway.remove();
      await relay.close();
      await database.remove();
    },
  };
}
