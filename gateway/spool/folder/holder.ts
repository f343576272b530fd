import { hostname } from 'node:os';
import { codeOf } from '../../errorCode';

// Who holds an entry, as its file in `held/` says: a process, and on which machine or in which container.

/** What this process writes. */
export const me = `${process.pid} ${hostname()}`;

/**
 * @param holder what such a file holds; empty while it is being written, or when the disk was full
 * @returns whether that process is gone for sure
 */
export function isGone(holder: string): boolean {
  const [, pid = '', host] = /^(\d+) (.+)$/.exec(holder) ?? [];
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // It is another user's otherwise.
    return codeOf(error) === 'ESRCH';
  }
}
