import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FormKind, honeypotHeader, idempotencyHeader } from '@/lib/forms/endpoints';
import { Problem } from '../problem';
import { tooLarge } from './body';
import type { ceilings } from './ceilings';
import { bodyLimits, largeBody } from './limits';
import type { originGuard } from './origin';
import type { placesForLargeBodies } from './places';
import type { rateLimits } from './rates';
import { storeProblem } from './store';

interface Guards {
  readonly origins: ReturnType<typeof originGuard>;
  readonly rates: ReturnType<typeof rateLimits>;
  readonly places: ReturnType<typeof placesForLargeBodies>;
  readonly ceilings: ReturnType<typeof ceilings>;
}

/**
 * Decides from the headers alone whether to read a body: first the free checks, then the client's rate, then
 * whether there is room.
 *
 * @returns a hook for requests that submit one form; it throws problems
 */
export function guardFor(form: FormKind, { origins, rates, places, ceilings }: Guards) {
  const limit = bodyLimits[form];

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    origins.check(request);
    checkType(request);
    checkKey(request);
    const size = announcedSize(request);
    if (size !== undefined && size > limit) throw tooLarge();
    await rates.count(request.ip).catch((error: unknown) => {
      throw storeProblem(error, (err) => request.log.error({ err }, 'spool failed'));
    });
    await ceilings.check(size ?? limit, isTrapped(request));
    // A body of unknown size may be as large as the form allows.
    if ((size ?? limit) < largeBody) return;
    const giveBack = places.take(request);
    // Answered, or the connection was lost.
    reply.raw.once('close', giveBack);
  };
}

/** @returns the announced size of the body in bytes, if any */
export function announcedSize({ headers }: FastifyRequest): number | undefined {
  const size = headers['content-length'];
  if (size !== undefined) return Number(size);
  return headers['transfer-encoding'] === undefined ? 0 : undefined;
}

function checkType({ headers }: FastifyRequest): void {
  // JSON is UTF-8 and its type has no parameters (RFC 8259, 8.1 and 11), but browsers and libraries add this
  // one. An empty parameter counts as none (RFC 9110, 5.6.6).
  const isJson = /^application\/json *(?:; *(?:charset="?utf-8"? *)?)*$/i.test(headers['content-type'] ?? '');
  const coding = headers['content-encoding'] ?? 'identity';
  if (isJson && coding === 'identity') return;
  throw new Problem(415, {
    detail: 'Forms are sent as application/json in UTF-8, without compression.',
    headers: { 'Accept-Post': 'application/json', 'Accept-Encoding': 'identity' },
  });
}

/** @returns whether the honeypot field was filled in */
export function isTrapped({ headers }: FastifyRequest): boolean {
  return headers[honeypotHeader.toLowerCase()] !== undefined;
}

/** @returns the idempotency key of a request, if any */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[idempotencyHeader.toLowerCase()];
  return key === undefined ? undefined : String(key);
}

function checkKey(request: FastifyRequest): void {
  const key = keyOf(request);
  if (key !== undefined && !/^[\w-]{16,64}$/.test(key))
    throw new Problem(400, {
      reason: 'key',
      detail: `The header ${idempotencyHeader} must be 16 to 64 letters, digits, hyphens or underscores.`,
    });
}
