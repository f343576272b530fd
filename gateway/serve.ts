import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, dataOf } from './app';
import { startDelivery } from './delivery';
import type { Queue } from './delivery/queue';
import { checkRelay } from './delivery/relayCheck';
import { codeOf } from './errorCode';
import { metricsOf, serveMetrics } from './metrics';
import { startRetention } from './retention';
import { type GatewaySettings, readGatewaySettings } from './settings';
import { openSpool } from './spool';
import { FolderInUse } from './spool/folder/lock';
import { UnsafeDatabase } from './spool/postgres/database';
import type { OpenSpool } from './spool/types';
import { startWatchdog } from './watchdog';

/** How long open requests may take after the process was told to stop, in milliseconds. */
const grace = 10_000;

/**
 * Serves `out/` below the working directory, accepts the forms and delivers them, until SIGTERM or SIGINT.
 * Settings come from the environment. Resolves once it listens. A failure is one line and exit code 1.
 */
export async function serveSite(): Promise<void> {
  const result = readGatewaySettings(process.env);
  if (result.ok) await serve(result.value);
  else fail(result.problems);
}

async function serve(settings: GatewaySettings): Promise<void> {
  const root = path.resolve('out');
  if (!existsSync(path.join(root, 'index.html')) || !existsSync(dataOf(root, 'policies'))) {
    fail(['gateway: out/ and hosting/policies.json are not there yet. Run npm run build first.']);
    return;
  }
  const spool = await openSpool(settings).catch((error: unknown) => fail([spoolFailure(settings, error)]));
  if (!spool) return;
  const metrics = settings.METRICS_PORT === undefined ? undefined : metricsOf(spool);
  const app = await buildApp({ root, settings, spool, metrics, logger: { level: settings.LOG_LEVEL } });
  // The port that could not be opened.
  let port: 'PORT' | 'METRICS_PORT' = 'METRICS_PORT';
  try {
    // Uses a single address, as Fastify would open a server for each address of a name and close only the
    // first one gracefully.
    const { address: host } = await lookup(settings.HOST, { verbatim: false });
    if (metrics) {
      const server = await serveMetrics(metrics, { port: settings.METRICS_PORT, host });
      app.addHook('onClose', async () => server.close().closeAllConnections());
    }
    port = 'PORT';
    const origin = await app.listen({ port: settings.PORT, host, listenTextResolver: () => 'listening' });
    app.log.info({ origin }, 'serving');
  } catch (error) {
    fail([`gateway: cannot listen on ${settings.HOST}, port ${settings[port]} ${reason(error, port)}`]);
    await app.close();
    await spool.close();
    return;
  }
  // Only once the port is ours: a second gateway started by mistake must not deliver mails twice.
  const delivery = startDelivery({
    spool: metrics?.countingDelivery(spool) ?? spool,
    settings,
    log: app.log,
  });
  const checking = new AbortController();
  if (settings.SMTP_URL) void checkRelay(settings.SMTP_URL, app.log, checking.signal);
  const endForgetting = startRetention(spool, settings.KEEP_DAYS, app.log);
  startWatchdog(process.env);
  // The default action would end the process at once, in the middle of a delivery.
  process.on('SIGHUP', () => app.log.warn({}, 'SIGHUP is ignored; settings and site are read at the start'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      endForgetting();
      checking.abort();
      void stop({ app, delivery, spool, seconds: settings.STOP_SECONDS });
    });
  }
}

interface Running {
  readonly app: FastifyInstance;
  readonly delivery: Pick<Queue, 'stop'>;
  readonly spool: OpenSpool;
  /** How long a running delivery may take to end, in seconds. */
  readonly seconds: number;
}

/** Finishes running work and leaves the rest to the next start. */
async function stop({ app, delivery, spool, seconds }: Running): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), grace).unref();
  let isDelivering = true;
  setTimeout(() => {
    if (isDelivering)
      app.log.error(
        {},
        'stopped while a mail was under way; the relay may have taken it, and it is sent again',
      );
    process.exit(1);
  }, seconds * 1000).unref();
  const delivered = delivery.stop().then(() => {
    isDelivering = false;
  });
  await app.close();
  await delivered;
  await spool.close();
}

function spoolFailure({ SPOOL_DIR, SPOOL_URL }: GatewaySettings, error: unknown): string {
  const cause = codeOf(error) ?? error;
  if (error instanceof UnsafeDatabase)
    return `gateway: the database of SPOOL_URL would lose what it acknowledged with the power: ${error.message}. Set it to on.`;
  if (error instanceof FolderInUse)
    return `gateway: another gateway uses the folder ${SPOOL_DIR}. Stop that one, or have both use a database: SPOOL_URL.`;
  if (SPOOL_URL)
    return `gateway: cannot use the database of SPOOL_URL (${cause}). See to its name, the user's password and right to make tables.`;
  return `gateway: cannot use the folder ${SPOOL_DIR} (${cause}). Set SPOOL_DIR to a folder that this user may write.`;
}

function reason(error: unknown, port: string): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `(taken). Stop what listens there, or set ${port} to another number.`;
  return `(${code ?? error}). Set HOST and ${port} to an address of this machine that is free.`;
}

function fail(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
