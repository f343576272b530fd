import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves a finished site to where it is served from. A file that is there already stays untouched, with its time: who goes
 * by that (browsers that ask again, rsync) need not fetch it once more. The others come in one piece each (rename), and
 * what the site does not have any more goes.
 *
 * @param site absolute path of the finished site, on the same disk; some of it is left behind
 * @param out absolute path of the folder that is served
 */
export async function publish(site: string, out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  const names = new Set(await readdir(site, { recursive: true }));
  for (const name of await readdir(out, { recursive: true }))
    if (!names.has(name)) await rm(path.join(out, name), { recursive: true, force: true });
  for (const name of names) {
    const [from, to] = [path.join(site, name), path.join(out, name)];
    if ((await stat(from)).isDirectory()) await mkdir(to, { recursive: true });
    else if (!(await isSame(from, to))) await rename(from, to);
  }
}

async function isSame(file: string, other: string): Promise<boolean> {
  const there = await readFile(other).catch(() => undefined);
  return there?.equals(await readFile(file)) ?? false;
}
