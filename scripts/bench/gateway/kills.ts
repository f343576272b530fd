import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isExplained, type Kill } from './copies';
import { type SceneName, sceneNames, scenes } from './scenes';
import { type Visitors, visitorsOf } from './visitors';

// `npm run bench:kills -- 200 pair`: kills programs under load with SIGKILL, that many times, and restarts
// them. The scenes: `folder`, a gateway with a folder; `postgres`, one with a database; `pair`, either of two
// with one database behind Caddy; `database`, the database of two gateways. No acknowledged submission may be
// lost or duplicated.

const kills = Number(process.argv[2] ?? 200);
const sceneName = (process.argv[3] ?? 'folder') as SceneName;
if (!sceneNames.includes(sceneName))
  throw new Error(`There is no scene ${sceneName}: ${sceneNames.join(', ')}.`);

/** Longest life of a program before it is killed, in milliseconds. */
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
 * Compares the acknowledged submissions with the result.
 *
 * @returns how many submissions were acknowledged but are not in the spool (`lost`) or not among the mails
 *   (`unsent`), are in the spool more than once (`doubled`), or were never sent (`unknown`); and how many
 *   mails came more than once: with a kill at that moment (`repeated`), or without (`sentTwice`)
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

/** Implemented again here, so that an error in the spool's own rule shows. */
function idOf(key: string): string {
  return createHash('sha256').update(`short\n${key}`).digest('hex');
}
