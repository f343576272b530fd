import { codeOf } from '../errorCode';
import { Problem, retryAfter } from '../problem';
import type { Spool, WrittenSubmission } from '../spool/types';

const minute = 60;

/** What the system says of a disk that has no room. */
const full: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Stores a submission; when this returns, it may be acknowledged.
 *
 * @param report told what the disk said, which is not for the sender
 * @throws a problem with status 409 or 422 as the key demands, 507 when the disk is
 *   full, 503 when it fails
 */
export async function store(
  spool: Spool,
  submission: WrittenSubmission,
  report: (error: unknown) => void,
): Promise<void> {
  const acceptance = await spool.accept(submission).catch((error: unknown) => {
    // Without a code it is no word of the disk but a fault of this program.
    if (codeOf(error) === undefined) throw error;
    report(error);
    throw full.has(codeOf(error))
      ? new Problem(507, { detail: 'There is no room at the moment.', headers: retryAfter(5 * minute) })
      : new Problem(503, { detail: 'This cannot be stored at the moment.', headers: retryAfter(minute) });
  });
  if (acceptance === 'different')
    throw new Problem(422, { detail: 'This idempotency key came with another body before.' });
  if (acceptance === 'busy')
    throw new Problem(409, {
      detail: 'The same submission is being stored at this moment.',
      headers: retryAfter(1),
    });
}
