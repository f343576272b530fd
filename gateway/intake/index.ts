import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints, type FormKind, formKinds } from '@/lib/forms/endpoints';
import { statusOf } from '../errorCode';
import { Problem, sendProblem } from '../problem';
import type { GatewaySettings } from '../settings';
import type { OpenSpool, WrittenSubmission } from '../spool/types';
import { readBody } from './body';
import { ceilings } from './ceilings';
import { faultsOf, readJson, unprocessable } from './check';
import { announcedSize, guardFor, isTrapped, keyOf } from './guard';
import { bodyLimits } from './limits';
import { originGuard } from './origin';
import { placesForLargeBodies } from './places';
import { rateLimits } from './rates';
import { store } from './store';
import { takenPayloads } from './taken';
import { unnamedProxyNotice } from './unnamedProxy';

interface Parts {
  readonly settings: GatewaySettings;
  readonly spool: OpenSpool;
}

/**
 * The three form endpoints (specification 25.7, 25.8, 25.9): from the headers to the acknowledgement, which
 * is status 202 without a body.
 */
export async function intake(app: FastifyInstance, { settings, spool }: Parts): Promise<void> {
  const origins = originGuard(settings.ALLOWED_ORIGINS, settings.SITE_HOSTS);
  const rates = rateLimits(settings, spool.rates);
  const noticeProxy = unnamedProxyNotice();
  const pace = { start: settings.HEADER_SECONDS * 1000, bytesPerSecond: settings.BODY_BYTES_PER_SECOND };
  const places = placesForLargeBodies(settings.LARGE_BODIES, pace);
  const room = ceilings(spool, settings, app.log);

  app.setErrorHandler(answerProblem);
  app.addHook('onRequest', async (request, reply) => origins.describe(request, reply));
  app.removeAllContentTypeParsers();

  for (const form of formKinds) await app.register(async (route) => addForm(route, form));

  function addForm(route: FastifyInstance, form: FormKind): void {
    const url = endpoints[form];
    const limit = bodyLimits[form];
    // The guard lets only JSON through.
    route.addContentTypeParser('*', (request: FastifyRequest, body: FastifyRequest['raw']) =>
      readBody(body, { size: announcedSize(request), limit, pace, place: places.of(request) }),
    );
    // As a hook, because the body would otherwise be read first.
    const preflight = async (request: FastifyRequest, reply: FastifyReply) =>
      origins.preflight(request, reply);
    route.options(url, { onRequest: preflight }, preflight);
    route.post<{ Body: Buffer }>(url, {
      onRequest: guardFor(form, { origins, rates, places, ceilings: room }),
      onResponse: async (request, { statusCode }) => {
        if (statusCode === 429) noticeProxy(request);
        // Our own errors and simultaneous duplicates do not count against the client. When the database is
        // away, nothing was counted.
        if (statusCode === 409 || statusCode >= 500) await rates.giveBack(request.ip).catch(() => {});
      },
      handler: async (request, reply) => {
        const faults = faultsOf(takenPayloads[form], readJson(request.body));
        const unfit = faults.length > 0;
        const submission = submissionOf(form, request, unfit);
        // A page that sends a key has already thanked its visitor and treats a refusal as final.
        if (unfit && submission.key === undefined) throw unprocessable(faults);
        if (unfit) await room.check(submission.json.length, true);
        await store(spool, submission, (err) => request.log.error({ err }, 'spool failed'));
        room.add(submission.json.length, unfit || submission.trapped);
        const fields = faults.map(({ pointer }) => pointer);
        if (unfit)
          request.log.warn({ form, fields }, 'submission does not fit its form; it is kept as unfit');
        return reply.code(202).header('Cache-Control', 'no-store').send();
      },
    });
  }
}

/** Stores the bytes themselves, so that nothing else of a large body stays in memory. */
function submissionOf(
  form: FormKind,
  request: FastifyRequest<{ Body: Buffer }>,
  unfit: boolean,
): WrittenSubmission {
  const json = request.body;
  const key = keyOf(request);
  const bodyHash = createHash('sha256').update(json).digest('hex');
  const trapped = isTrapped(request);
  return { form, ...(key !== undefined && { key }), bodyHash, trapped, ...(unfit && { unfit }), json };
}

function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Problem) return sendProblem(reply, error);
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const detail = status < 500 ? `${STATUS_CODES[status]}.` : 'Something went wrong on our side.';
  return sendProblem(reply, new Problem(status, { detail }));
}
