import { setTimeout as sleep } from 'node:timers/promises';
import { gatewayProcess } from './gatewayProcess';
import { balance } from './ledger';
import { visitorsOf } from './visitors';

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

  const result = await balance(gateway.folder, visitors.acknowledged, visitors.abandoned);
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
