import type { FastifyReply, FastifyRequest } from 'fastify';
import { company } from '@/content/company';
import { honeypotHeader, idempotencyHeader } from '@/lib/forms/endpoints';
import { Problem } from '../problem';

/** How long a browser may remember what it may send, in seconds; none keeps it for longer than a day. */
const preflightLife = 24 * 60 * 60;

/**
 * Decides who may send a form from a browser: the own site and the origins of a
 * setting. Programs other than browsers send no such headers, and are let in.
 *
 * @param allowed origins of sites on other hosts
 * @param hosts names of the own site; without any, each host that is asked is the own site
 */
export function originGuard(allowed: readonly string[], hosts: readonly string[]) {
  const listed: ReadonlySet<string> = new Set([...allowed, company.origin]);

  /** @throws a problem with status 403 */
  function check(request: FastifyRequest): void {
    const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
    // Without an Origin only the own site is believable (Fetch Metadata, W3C).
    const isOurs =
      origin === undefined ? (site ?? 'same-origin') === 'same-origin' : isAllowed(request, origin);
    if (!isOurs) throw new Problem(403, { detail: 'This origin may not send forms here.' });
    if (mode === 'navigate')
      throw new Problem(403, {
        detail: 'Forms are sent by the script of a page, not by opening this URL.',
      });
  }

  /** Behind a proxy that ends TLS the scheme seen here differs, so for the own site only the host counts. */
  function isAllowed(request: FastifyRequest, text: string): boolean {
    if (!URL.canParse(text)) return false;
    const { origin, protocol, host } = new URL(text);
    if (listed.has(origin)) return true;
    // Some proxies name the default port in the host, which no origin does.
    const own = hosts.length > 0 ? hosts : [request.host];
    return own.some((name) => hostIn(`${protocol}//${name}`) === host);
  }

  /** Says to a browser and the caches in between for whom an answer is; with every answer (Fetch, 3.3). */
  function describe(request: FastifyRequest, reply: FastifyReply): void {
    const { origin } = request.headers;
    reply.header('Vary', 'Origin');
    if (origin === undefined || !isAllowed(request, origin)) return;
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Retry-After',
    });
  }

  /** Answers the question that a browser asks before it sends a form to another origin. */
  function preflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    check(request);
    return reply
      .code(204)
      .headers({
        Allow: allowedMethods,
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': ['Content-Type', idempotencyHeader, honeypotHeader].join(', '),
        'Access-Control-Max-Age': String(preflightLife),
        'Cache-Control': 'no-store',
      })
      .send();
  }

  return { check, describe, preflight };
}

const hostIn = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined);

/** What the paths of the forms take. */
export const allowedMethods = 'POST, OPTIONS';
