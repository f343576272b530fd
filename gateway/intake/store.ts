import { codeOf, isFull } from '../errorCode';
import { Problem, retryAfter } from '../problem';
import type { Spool, WrittenSubmission } from '../spool/types';

const minute = 60;

/**
 * @param error from a disk or a database
 * @param report gets the error, which the sender does not see
 * @returns a problem with status 507 when the disk is full, otherwise 503; an error without a code is a bug
 *   and returned unchanged
 */
export function storeProblem(error: unknown, report: (error: unknown) => void): unknown {
  const code = codeOf(error);
  if (code === undefined || error instanceof Problem) return error;
  report(error);
  return isFull(code)
    ? new Problem(507, { detail: 'There is no room at the moment.', headers: retryAfter(5 * minute) })
    : new Problem(503, { detail: 'This cannot be stored at the moment.', headers: retryAfter(minute) });
}

/**
 * Stores a submission. Once this resolves, it may be acknowledged.
 *
 * @param report gets errors of the disk or the database, which the sender does not see
 * @throws a problem with status 409 or 422 depending on the key, 507 when the disk is full, 503 when it fails
 */
export async function store(
  spool: Spool,
  submission: WrittenSubmission,
  report: (error: unknown) => void,
): Promise<void> {
  const acceptance = await spool.accept(submission).catch((error: unknown) => {
    throw storeProblem(error, report);
  });
  if (acceptance === 'different')
    throw new Problem(422, {
      reason: 'key',
      detail: 'This idempotency key came with another body before.',
    });
  if (acceptance === 'busy')
    throw new Problem(409, {
      detail: 'The same submission is being stored at this moment.',
      headers: retryAfter(1),
    });
}
