import type { FastifyInstance } from 'fastify';
import { sendSentence } from './send';
import type { OpenSpool } from './spool/types';

/** Liveness: a supervisor restarts the process when this fails. */
const livenessPath = '/healthz';

/** Readiness: whether a submission could be stored now, for monitoring and load balancers. */
const readinessPath = '/readyz';

/** How long a check of the spool is cached, in milliseconds, so that frequent polling does not wear it out. */
const freshness = 2000;

/**
 * Adds the liveness and readiness paths, with status 200 or 503 (specification 27.11). The reason is only in
 * the log. A database that is away makes a gateway unready, but not dead, as a restart would not help.
 */
export function addHealth(app: FastifyInstance, spool: Pick<OpenSpool, 'check'>): void {
  let looked = Number.NEGATIVE_INFINITY;
  let current: Promise<boolean> = Promise.resolve(false);

  app.get(livenessPath, async (_request, reply) => sendSentence(reply, 200, 'ok'));
  app.get(readinessPath, async (_request, reply) => {
    // Monotonic, unlike the time of day.
    if (performance.now() - looked > freshness) {
      looked = performance.now();
      current = look();
    }
    return (await current) ? sendSentence(reply, 200, 'ready') : sendSentence(reply, 503, 'not ready');
  });

  async function look(): Promise<boolean> {
    try {
      await spool.check();
      return true;
    } catch (err) {
      app.log.error({ err }, 'spool cannot be written');
      return false;
    }
  }
}
