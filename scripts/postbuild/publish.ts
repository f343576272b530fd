import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Moves a finished site to the served folder. Unchanged files keep their mtime, so rsync and conditional
 * requests skip them. The others are replaced atomically (rename), and files that the site no longer has are
 * removed.
 *
 * @param site absolute path of the finished site, on the same disk; parts of it remain
 * @param out absolute path of the served folder
 */
export function publish(site: string, out: string): void {
  mkdirSync(out, { recursive: true });
  const names = new Set(readdirSync(site, { recursive: true, encoding: 'utf8' }));
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (!names.has(name)) rmSync(path.join(out, name), { recursive: true, force: true });
  for (const name of names) {
    const [from, to] = [path.join(site, name), path.join(out, name)];
    if (statSync(from).isDirectory()) mkdirSync(to, { recursive: true });
    else if (!isSame(from, to)) renameSync(from, to);
  }
}

function isSame(file: string, other: string): boolean {
  const there = statSync(other, { throwIfNoEntry: false });
  return there?.size === statSync(file).size && readFileSync(file).equals(readFileSync(other));
}
