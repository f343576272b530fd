import type { FastifyReply, FastifyRequest } from 'fastify';
import { company } from '@/content/company';
import { honeypotHeader, idempotencyHeader } from '@/lib/forms/endpoints';
import { Problem } from '../problem';

/** How long browsers may cache the preflight answer, in seconds; none keeps it for more than a day. */
const preflightLife = 24 * 60 * 60;

/**
 * Decides who may send a form from a browser: the site itself and configured origins. Other programs do not
 * send these headers, and are allowed.
 *
 * @param allowed origins of sites on other hosts
 * @param hosts names of this site; if empty, the requested host counts as this site
 */
export function originGuard(allowed: readonly string[], hosts: readonly string[]) {
  const listed: ReadonlySet<string> = new Set([...allowed, company.origin]);

  /** @throws a problem with status 403 */
  function check(request: FastifyRequest): void {
    const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
    // Without an Origin header only same-origin requests are trusted (Fetch Metadata, W3C).
    const isOurs =
      origin === undefined ? (site ?? 'same-origin') === 'same-origin' : isAllowed(request, origin);
    if (!isOurs) throw new Problem(403, { detail: 'This origin may not send forms here.' });
    if (mode === 'navigate')
      throw new Problem(403, {
        detail: 'Forms are sent by the script of a page, not by opening this URL.',
      });
  }

  /** Behind a proxy that ends TLS the scheme differs, so only the host is compared for the site itself. */
  function isAllowed(request: FastifyRequest, text: string): boolean {
    if (!URL.canParse(text)) return false;
    const { origin, protocol, host } = new URL(text);
    if (listed.has(origin)) return true;
    // Some proxies add the default port to the host; origins never have it.
    const own = hosts.length > 0 ? hosts : [request.host];
    return own.some((name) => hostIn(`${protocol}//${name}`) === host);
  }

  /** Sets the CORS headers and Vary on every answer, for browsers and shared caches (Fetch, 3.3). */
  function describe(request: FastifyRequest, reply: FastifyReply): void {
    const { origin } = request.headers;
    reply.header('Vary', 'Origin');
    if (origin === undefined || !isAllowed(request, origin)) return;
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Retry-After',
    });
  }

  /** Answers a CORS preflight. */
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

/** Methods of the form endpoints. */
export const allowedMethods = 'POST, OPTIONS';
