import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
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
  const killed: number[] = [];
  const visitors = visitorsOf(scene.port, scene.visitors);
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(Math.random() * longestLife);
    killed.push(Date.now());
    await scene.killAndStart();
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
 * @param killed when something was killed, in milliseconds since 1970
 * @returns how many submissions were acknowledged but are not in the spool (`lost`) or not among the mails (`unsent`), are
 *   in the spool more than once (`doubled`), or were never sent by anybody (`unknown`); and of how many mails a copy more
 *   came: with a kill in between, when the relay's answer or the note of it was lost (`repeated`), or without (`sentTwice`)
 */
async function balance({ acknowledged, abandoned }: Visitors, killed: readonly number[]) {
  const spooled = new Map<string, number>();
  for (const { id } of await scene.items()) spooled.set(id, (spooled.get(id) ?? 0) + 1);
  const mailed = await scene.mails();
  const copies = [...mailed.values()].filter(({ length }) => length > 1);
  const isExplained = (times: readonly number[]) =>
    times
      .slice(1)
      .every((time, at) => killed.some((kill) => kill >= (times[at] ?? 0) - 1000 && kill <= time));

  const promised = [...acknowledged].map(idOf);
  const sent = new Set([...promised, ...[...abandoned].map(idOf)]);
  return {
    lost: promised.filter((id) => !spooled.has(id)).length,
    doubled: [...spooled.values()].filter((times) => times > 1).length,
    unsent: promised.filter((id) => !mailed.has(id)).length,
    sentTwice: copies.filter((times) => !isExplained(times)).length,
    unknown: [...spooled.keys()].filter((id) => !sent.has(id)).length,
    repeated: copies.filter(isExplained).length,
  };
}

/** Written out here, so that a mistake in the spool's own rule shows. */
function idOf(key: string): string {
  return createHash('sha256').update(`short\n${key}`).digest('hex');
}
