import { types } from 'node:util';
import { z } from 'zod';
import type { Failure } from '../spool/types';
import { oneLine } from './sanitizeText';

/** The known properties of an error. */
const known = z.object({
  name: z.string().catch('Error'),
  message: z.string().catch(''),
  /** The system's or a library's name for it, such as `ENOSPC`. */
  code: z.string().optional().catch(undefined),
  /** Node's own code, when the mail library has replaced it, such as `CERT_HAS_EXPIRED`. */
  originalCode: z.string().optional().catch(undefined),
  /** A mail relay's answer, code and text. */
  response: z.string().optional().catch(undefined),
  /** Its code, such as 451 (RFC 5321, 4.2). */
  responseCode: z.number().optional().catch(undefined),
  /** The command that was answered, such as `DATA`. */
  command: z.string().optional().catch(undefined),
});

/** The loggable facts of an error: never its message or a relay's text, which may quote a visitor. */
export interface ErrorFacts {
  readonly name: string;
  readonly code?: string;
  /** The code of the underlying error. */
  readonly cause?: string;
  readonly command?: string;
  /** A relay's code, such as 451. */
  readonly status?: number;
  /** The enhanced status code (RFC 3463), such as `4.7.1`. */
  readonly enhanced?: string;
  /** Where it was thrown, for a bug in the gateway. */
  readonly at?: string;
}

/** @param error anything that was thrown */
export function describeError(error: unknown): ErrorFacts {
  if (!types.isNativeError(error)) return { name: typeof error };
  const { name, code, originalCode, command, responseCode, response = '' } = known.parse(error);
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response)?.[1];
  const at = code === undefined ? /\n\s+at (.+)/.exec(error.stack ?? '')?.[1] : undefined;
  return { name, code, cause: originalCode, command, status: responseCode, enhanced, at };
}

/** Longest failure text that is kept, in characters. */
const mostWords = 500;

/**
 * @param error anything that was thrown
 * @param remedy what the operator can do about it
 * @returns the failure that the spool records, for `deploy/spool`
 */
export function failureOf(error: unknown, remedy?: string): Failure {
  const { name, code, cause, command, status, enhanced } = describeError(error);
  const codes =
    status === undefined ? [code ?? name, cause] : [status, enhanced, command && `after ${command}`];
  const failure = codes.filter((part) => part !== undefined).join(' ');
  const { message = '', response = message } = types.isNativeError(error) ? known.parse(error) : {};
  const answer = oneLine(response).slice(0, mostWords);
  return { failure, ...(answer && { answer }), ...(remedy && { remedy }) };
}
