import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** One fault in a body (RFC 9457, 3): its place as a JSON pointer (RFC 6901), and a description. */
export interface Fault {
  readonly pointer: string;
  readonly detail: string;
}

interface ProblemParts {
  /** What the sender can know or do; never quotes the submission. */
  readonly detail: string;
  /** For the metrics, where the status alone is ambiguous. */
  readonly reason?: string;
  readonly errors?: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown to refuse a submission. */
export class Problem extends Error {
  readonly statusCode: number;
  readonly parts: ProblemParts;

  constructor(statusCode: number, parts: ProblemParts) {
    super(parts.detail);
    this.statusCode = statusCode;
    this.parts = parts;
  }
}

/**
 * @param seconds until a retry makes sense
 * @returns the Retry-After header (RFC 9110, 10.2.3)
 */
export function retryAfter(seconds: number): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) };
}

/** @returns the body of an answer of type `application/problem+json` (RFC 9457) */
export function problemBody(
  status: number,
  { detail, errors }: Omit<ProblemParts, 'headers' | 'reason'>,
): string {
  return JSON.stringify({ title: STATUS_CODES[status], status, detail, errors });
}

/** Logged for a client that disconnected before its answer. */
export const goneReason = 'gone';

const reasons = new WeakMap<FastifyReply, string>();

/** @returns the reason of the problem that was sent, if it has one */
export function reasonOf(reply: FastifyReply): string | undefined {
  return reasons.get(reply);
}

/** Sends a problem in place of a page. */
export function sendProblem(reply: FastifyReply, { statusCode, parts }: Problem): FastifyReply {
  if (parts.reason !== undefined) reasons.set(reply, parts.reason);
  return (
    reply
      .code(statusCode)
      .headers(parts.headers ?? {})
      .header('Cache-Control', 'no-store')
      .header('Content-Type', 'application/problem+json')
      // As bytes, because Fastify adds a charset to strings, and this type has none.
      .send(Buffer.from(problemBody(statusCode, parts)))
  );
}
