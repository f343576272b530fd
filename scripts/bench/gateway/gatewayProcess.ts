import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentSecurityPolicy } from '@/content/headers';
import { openSpool } from '@/gateway/spool';
import type { Item } from '@/gateway/spool/types';
import { bundleGateway } from '@/scripts/gateway/bundle';
import { end, freePort, listening } from '@/scripts/programs';

export interface GatewayProcess {
  readonly port: number;
  /** Contains `out/`, `hosting/` and `var/`. */
  readonly folder: string;
  /** Starts it; resolves once it listens. */
  start(): Promise<void>;
  /** Kills it at once, as a crash or the kernel would. */
  kill(): Promise<void>;
  /** Waits until every submission is delivered. */
  drained(): Promise<void>;
  items(): Promise<Item[]>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/**
 * Prepares a gateway with a site of one page, without rate limits.
 *
 * @param env further settings
 */
export async function gatewayProcess(env: Record<string, string> = {}): Promise<GatewayProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-bench-'));
  await mkdir(path.join(folder, 'out'));
  await writeFile(path.join(folder, 'out', 'index.html'), '<!doctype html><title>Bench</title>');
  await mkdir(path.join(folder, 'hosting'));
  const policies = { policy: contentSecurityPolicy({}), styles: {} };
  await writeFile(path.join(folder, 'hosting', 'policies.json'), JSON.stringify(policies));
  await writeFile(path.join(folder, 'hosting', 'redirects.json'), '{}');
  const program = path.join(folder, 'gateway.mjs');
  await bundleGateway(program);
  const port = await freePort();
  const spool = await openSpool(
    { SPOOL_DIR: path.join(folder, 'var/spool'), SPOOL_URL: env.SPOOL_URL },
    { asOperator: true },
  );
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [program], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        LOG_LEVEL: 'fatal',
        RATE_PER_MINUTE: '0',
        RATE_PER_HOUR: '0',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await listening(child, port);
  }

  return {
    port,
    folder,
    start,
    kill: () => end(child, 'SIGKILL'),
    drained: async () => {
      while ((await spool.figures()).waiting > 0) await sleep(250);
    },
    items: () => spool.list(),
    remove: async () => {
      await end(child, 'SIGKILL');
      await spool.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
