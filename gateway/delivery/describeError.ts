import { types } from 'node:util';
import { z } from 'zod';
import { enhancedStatusOf } from './relayFailure';

/** What a log may hold of an error: never its message, which may quote what a visitor wrote. */
const known = z.object({
  name: z.string().catch('Error'),
  /** The system's or a library's name for it, such as `ENOSPC`. */
  code: z.string().optional().catch(undefined),
  /** Node's own code, where the mail library has put another in its place, such as `CERT_HAS_EXPIRED`. */
  originalCode: z.string().optional().catch(undefined),
  /** A mail relay's whole answer: no log may hold it. */
  response: z.string().optional().catch(undefined),
  /** A mail relay's answer, such as 451 (RFC 5321, 4.2). */
  responseCode: z.number().optional().catch(undefined),
  /** The command that was answered, such as `DATA`. */
  command: z.string().optional().catch(undefined),
});

/**
 * @param error anything that was thrown
 * @returns what a log may hold of it; `at` is where it was thrown, for a fault of ours
 */
export function describeError(error: unknown) {
  if (!types.isNativeError(error)) return { name: typeof error };
  const { responseCode: status, originalCode: cause, response, ...facts } = known.parse(error);
  const at = facts.code === undefined ? /\n\s+at (.+)/.exec(error.stack ?? '')?.[1] : undefined;
  return { ...facts, cause, status, enhanced: enhancedStatusOf(response), at };
}
