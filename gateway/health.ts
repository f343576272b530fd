import type { FastifyInstance } from 'fastify';
import { sendSentence } from './send';
import type { OpenSpool } from './spool/types';

/** Whether the process lives; whoever starts it again when it does not asks here. */
const livenessPath = '/healthz';

/** Whether a submission could be kept now; whoever watches, or spreads requests over several, asks here. */
const readinessPath = '/readyz';

/** How long one look at the spool holds, in milliseconds: asking often must not wear it out. */
const freshness = 2000;

/**
 * Adds the two paths that say how the gateway is, with 200 or 503 (specification 27.11). Neither says why; that
 * stands in the log. A database that is away makes a gateway unready, and a restart would not mend that.
 */
export function addHealth(app: FastifyInstance, spool: Pick<OpenSpool, 'check'>): void {
  let looked = Number.NEGATIVE_INFINITY;
  let current: Promise<boolean> = Promise.resolve(false);

  app.get(livenessPath, async (_request, reply) => sendSentence(reply, 200, 'ok'));
  app.get(readinessPath, async (_request, reply) => {
    // Not the time of day, which may be set back.
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
