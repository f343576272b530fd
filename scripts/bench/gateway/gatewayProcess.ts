import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentSecurityPolicy } from '@/content/headers';
import { openSpool } from '@/gateway/spool';
import type { Item } from '@/gateway/spool/types';
import { bundleGateway } from '@/scripts/gateway/bundle';
import { end, freePort, listening } from '@/scripts/programs';

/** A gateway in its own process and folder. */
export interface GatewayProcess {
  readonly port: number;
  /** Contains `out/`, `hosting/` and `var/`. */
  readonly folder: string;
  /** Starts it; resolves once it listens. */
  start(): Promise<void>;
  /** Kills it at once, as a crash or the kernel would. */
  kill(): Promise<void>;
  /** Stops it gracefully. */
  stop(): Promise<void>;
  /** CPU time since its start, in seconds; 0 where the kernel does not report it. */
  cpuSeconds(): Promise<number>;
  /** Peak memory since its start, in megabytes; 0 where the kernel does not report it. */
  peakMemory(): Promise<number>;
  /** @returns how many submissions wait for delivery in its spool */
  waiting(): Promise<number>;
  /** Waits until every submission is delivered. */
  drained(): Promise<void>;
  /** @returns all items in its spool */
  items(): Promise<Item[]>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** Linux's unit of CPU times (proc(5)). */
const ticksPerSecond = 100;

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

  const waiting = async () => (await spool.figures()).waiting;

  return {
    port,
    folder,
    start,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    cpuSeconds: async () => {
      const stat = await readFile(`/proc/${child?.pid}/stat`, 'utf8').catch(() => '');
      const [user = 0, system = 0] = stat.split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
      return (user + system) / ticksPerSecond;
    },
    peakMemory: async () => {
      const status = await readFile(`/proc/${child?.pid}/status`, 'utf8').catch(() => '');
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    waiting,
    drained: async () => {
      while ((await waiting()) > 0) await sleep(250);
    },
    items: () => spool.list(),
    remove: async () => {
      await end(child, 'SIGKILL');
      await spool.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
