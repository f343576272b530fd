import type { FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '@/lib/forms/endpoints';
import type { OldPaths } from '@/lib/routing/oldPaths';
import { allowedMethods } from './intake/origin';
import { readPath } from './path';
import { Problem, sendProblem } from './problem';
import { isGone, redirectFor } from './redirects';
import { type SendFile, sendSentence } from './send';
import type { Site } from './site';

/** Preconditions apply to an existing page only and are ignored for a missing one (RFC 9110, 13.2.1). */
const preconditions = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
] as const;

/**
 * Answers requests that no route handles: with 405 when the URL exists but not for the method, otherwise with
 * the not-found page in the language of the prefix (specification 2.24), with 410 for a page that was removed for good.
 *
 * @param site the exported site
 * @param old its old paths
 * @param sendFile sends its files
 * @returns a handler that sends status 404, 405 or 410
 */
export function notFoundHandler(site: Site, old: OldPaths, sendFile: SendFile) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const target = request.raw.url ?? '/';
    const refusal = apiRefusal(target);
    if (refusal) return sendProblem(reply, refusal);
    if (!isRead(request) && (await site.find(redirectFor(target, old) ?? target))) {
      reply.header('Allow', 'GET, HEAD');
      return sendSentence(reply, 405, 'This URL can only be read, with GET or HEAD.');
    }
    const page = await site.findNotFound(target);
    if (!page) return sendSentence(reply, 404, 'There is no such page.');
    for (const name of preconditions) delete request.raw.headers[name];
    return sendFile(reply.code(isGone(target, old) ? 410 : 404), page);
  };
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

const formPaths: ReadonlySet<string> = new Set(Object.values(endpoints));

/**
 * Below `/api/` clients are programs, so they get no not-found page.
 *
 * @param target path and query of an unhandled request
 * @returns the refusal, with status 404 or 405, or undefined when the path is not below the API
 */
function apiRefusal(target: string): Problem | undefined {
  const path = readPath(target);
  if (path?.segments[0] !== 'api') return undefined;
  if (path.trailingSlash || !formPaths.has(`/${path.segments.join('/')}`))
    return new Problem(404, { detail: 'There is no such path.' });
  return new Problem(405, {
    detail: 'This path takes forms, with POST.',
    headers: { Allow: allowedMethods },
  });
}
