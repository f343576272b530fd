import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isExplained, type Kill } from './copies';
import { type SceneName, sceneNames, scenes } from './scenes';
import { type Visitors, visitorsOf } from './visitors';

// `npm run bench:kills -- 200 pair`: kills under load, with SIGKILL and so many times, and starts again: in the scene
// `folder` a gateway with a folder, in `postgres` one with a database, in `pair` either of two with one database behind
// Caddy, in `database` the database below two gateways. In `disk` nothing is killed, but the folder's disk fills up and is
// emptied, in `tablespace` that of the database. Nothing that was acknowledged may be lost or doubled.

const kills = Number(process.argv[2] ?? 200);
const sceneName = (process.argv[3] ?? 'folder') as SceneName;
if (!sceneNames.includes(sceneName))
  throw new Error(`There is no scene ${sceneName}: ${sceneNames.join(', ')}.`);

/** Longest time that a program lives once it has started, in milliseconds. */
const longestLife = 1000;

const scene = await scenes[sceneName]();
try {
  const began = Date.now();
  const killed: Kill[] = [];
  const visitors = visitorsOf(scene.port, scene.visitors);
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(Math.random() * longestLife);
    const { name, killAndStart } = scene.next();
    killed.push({ who: name, at: Date.now() });
    await killAndStart();
  }
  await visitors.leave();
  await scene.drained();

  const result = await balance(visitors, killed);
  const { repeated, ...wrongs } = result;
  const unexpected = Object.fromEntries(visitors.unexpected);
  console.log(
    JSON.stringify({
      scene: sceneName,
      kills,
      seconds: Math.round((Date.now() - began) / 1000),
      acknowledged: visitors.acknowledged.size,
      connectionsLost: visitors.lost(),
      toldToWait: visitors.toldToWait(),
      abandoned: visitors.abandoned.size,
      ...result,
      unexpected,
    }),
  );
  const wrong = Object.values(wrongs).some((number) => number > 0) || visitors.unexpected.size > 0;
  if (wrong || visitors.acknowledged.size < kills) process.exitCode = 1;
} finally {
  await scene.remove();
}

/**
 * Compares what was promised with what is there.
 *
 * @returns how many submissions were acknowledged but are not in the spool (`lost`) or not among the mails (`unsent`), are
 *   in the spool more than once (`doubled`), or were never sent by anybody (`unknown`); and of how many mails a copy more
 *   came: as its gateway or the database was killed just then (`repeated`), or without that (`sentTwice`)
 */
async function balance({ acknowledged, abandoned }: Visitors, killed: readonly Kill[]) {
  const spooled = new Map<string, number>();
  for (const { id } of await scene.items()) spooled.set(id, (spooled.get(id) ?? 0) + 1);
  const mailed = scene.mails;
  const copies = [...mailed.values()].filter(({ length }) => length > 1);
  const repeated = copies.filter((one) => isExplained(one, killed)).length;

  const promised = [...acknowledged].map(idOf);
  const sent = new Set([...promised, ...[...abandoned].map(idOf)]);
  return {
    lost: promised.filter((id) => !spooled.has(id)).length,
    doubled: [...spooled.values()].filter((times) => times > 1).length,
    unsent: promised.filter((id) => !mailed.has(id)).length,
    sentTwice: copies.length - repeated,
    unknown: [...spooled.keys()].filter((id) => !sent.has(id)).length,
    repeated,
  };
}

/** Written out here, so that a mistake in the spool's own rule shows. */
function idOf(key: string): string {
  return createHash('sha256').update(`short\n${key}`).digest('hex');
}
