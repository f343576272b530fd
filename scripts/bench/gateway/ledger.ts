import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { places, readFileName } from '@/gateway/spool/names';

export interface Balance {
  /** Acknowledged, but not in the spool. */
  readonly lost: number;
  /** In the spool more than once. */
  readonly doubled: number;
  /** Acknowledged, but not in the mailbox. */
  readonly unsent: number;
  /** In the mailbox more than once. */
  readonly sentTwice: number;
  /** In the spool, though nobody ever sent it. */
  readonly unknown: number;
}

/**
 * Compares what was promised with what is there.
 *
 * @param folder of the gateway, which has ended
 * @param acknowledged keys of short messages that were answered 202
 * @param abandoned keys that may be there or not
 */
export async function balance(
  folder: string,
  acknowledged: ReadonlySet<string>,
  abandoned: ReadonlySet<string>,
): Promise<Balance> {
  const spooled = new Map<string, number>();
  for (const place of places) {
    for (const name of await readdir(path.join(folder, 'var/spool', place)))
      count(spooled, readFileName(name)?.id);
  }
  const mailed = new Map<string, number>();
  for (const name of await readdir(path.join(folder, 'var/mailbox')))
    count(mailed, /[0-9a-f]{64}/.exec(name)?.[0]);

  const promised = [...acknowledged].map(idOf);
  const sent = new Set([...promised, ...[...abandoned].map(idOf)]);
  return {
    lost: promised.filter((id) => !spooled.has(id)).length,
    doubled: [...spooled.values()].filter((times) => times > 1).length,
    unsent: promised.filter((id) => !mailed.has(id)).length,
    sentTwice: [...mailed.values()].filter((times) => times > 1).length,
    unknown: [...spooled.keys()].filter((id) => !sent.has(id)).length,
  };
}

function count(times: Map<string, number>, id = 'not a name of ours'): void {
  times.set(id, (times.get(id) ?? 0) + 1);
}

/** Written out here, so that a mistake in the spool's own rule shows. */
const idOf = (key: string) => createHash('sha256').update(`short\n${key}`).digest('hex');
