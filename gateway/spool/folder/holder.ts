import { hostname } from 'node:os';
import { codeOf } from '../../errorCode';

// The holder of an entry, as recorded in its file in `held/`: a process, with its machine or container.

/** The record of this process. */
export const me = `${process.pid} ${hostname()}`;

/**
 * @param holder content of such a file; empty while it is being written, or when the disk was full
 * @returns whether that process has certainly ended
 */
export function isGone(holder: string): boolean {
  const [, pid = '', host] = /^(\d+) (.+)$/.exec(holder) ?? [];
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // Otherwise the process belongs to another user.
    return codeOf(error) === 'ESRCH';
  }
}
