import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { endpoints } from '@/lib/forms/endpoints';

const forms: ReadonlySet<string> = new Set(Object.values(endpoints));

/**
 * Options of an app whose log contains no personal data. Fastify's own lines contain the client's address and
 * the whole target, so they are disabled.
 */
export const quietLog = {
  genReqId: () => randomUUID(),
  logController: new LogController({ disableRequestLogging: true }),
};

/**
 * Logs one line per answer: request id, method, route, status, milliseconds. Never the client or the content.
 * Forms at `info`, our own faults at `error`, everything else at `debug`.
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
 * Calls back when a client disconnects before its answer is complete, such as a phone that lost its
 * connection. Such requests are not logged or counted as answers.
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
