import type { FastifyInstance } from 'fastify';
import { sendSentence } from './send';
import type { OpenSpool } from './spool/types';

/** Asked by whoever keeps the gateway running. */
const healthPath = '/healthz';

/** How long one look at the disk holds, in milliseconds: asking often must not wear it out. */
const freshness = 2000;

/**
 * Adds a path that says whether submissions can be stored: 200, or 503. It
 * says nothing about why; that stands in the log.
 */
export function addHealth(app: FastifyInstance, spool: OpenSpool): void {
  let looked = Number.NEGATIVE_INFINITY;
  let current: Promise<boolean> = Promise.resolve(false);

  app.get(healthPath, async (_request, reply) => {
    if (Date.now() - looked > freshness) {
      looked = Date.now();
      current = look();
    }
    return (await current) ? sendSentence(reply, 200, 'ok') : sendSentence(reply, 503, 'failing');
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
