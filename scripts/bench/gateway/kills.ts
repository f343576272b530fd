import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { places, readFileName } from '@/gateway/spool/names';
import { gatewayProcess } from './gatewayProcess';
import { type Visitors, visitorsOf } from './visitors';

// `npm run bench:kills -- 200`: kills a gateway under load so many times with SIGKILL
// and starts it again. Nothing that was acknowledged may be lost or doubled.

const kills = Number(process.argv[2] ?? 200);

/** How many visitors send at a time. */
const visitorCount = 16;

/** Longest time that a gateway lives once it listens, in milliseconds. */
const longestLife = 1000;

const gateway = await gatewayProcess();
try {
  const began = Date.now();
  await gateway.start();
  const visitors = visitorsOf(gateway.port, visitorCount);
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(Math.random() * longestLife);
    await gateway.kill();
    await gateway.start();
  }
  await visitors.leave();
  await gateway.drained();
  await gateway.stop();

  const result = await balance(gateway.folder, visitors);
  const unexpected = Object.fromEntries(visitors.unexpected);
  console.log(
    JSON.stringify({
      kills,
      seconds: Math.round((Date.now() - began) / 1000),
      acknowledged: visitors.acknowledged.size,
      connectionsLost: visitors.lost(),
      abandoned: visitors.abandoned.size,
      ...result,
      unexpected,
    }),
  );
  const wrong = Object.values(result).some((number) => number > 0) || visitors.unexpected.size > 0;
  if (wrong || visitors.acknowledged.size < kills) process.exitCode = 1;
} finally {
  await gateway.remove();
}

/**
 * Compares what was promised with what is there.
 *
 * @param folder of the gateway, which has ended
 * @returns how many submissions were acknowledged but are not in the spool (`lost`) or the mailbox (`unsent`), are
 *   there more than once (`doubled`, `sentTwice`), or were never sent by anybody (`unknown`)
 */
async function balance(folder: string, { acknowledged, abandoned }: Visitors) {
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
function idOf(key: string): string {
  return createHash('sha256').update(`short\n${key}`).digest('hex');
}
