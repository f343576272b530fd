import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { endpoints } from '@/lib/forms/endpoints';

const forms: ReadonlySet<string> = new Set(Object.values(endpoints));

/**
 * Options of an app whose log holds no personal data: Fastify's own lines name the
 * address of the client and the whole target, so they are left out.
 */
export const quietLog = {
  genReqId: () => randomUUID(),
  logController: new LogController({ disableRequestLogging: true }),
};

/**
 * One line per answer: request id, method, route, status, milliseconds. Neither
 * who asked nor what was sent. Forms at `info`, faults of ours at `error`, all
 * else at `debug`.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, routeOptions } = request;
    if (!forms.has(routeOptions.url ?? '')) return;
    whenGone(reply, () =>
      request.log.info({ method, route: routeOptions.url }, 'client went away before it was answered'),
    );
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const level = levelOf(request, reply);
    const ms = Math.round(reply.elapsedTime);
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
}

/**
 * Calls back when a client went away before its answer was out, such as a phone that lost its connection: no answer is
 * logged or counted then.
 */
export function whenGone(reply: FastifyReply, callback: () => void): void {
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) callback();
  });
}

function levelOf({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): 'error' | 'info' | 'debug' {
  if (statusCode >= 500) return 'error';
  return forms.has(routeOptions.url ?? '') ? 'info' : 'debug';
}
