import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plainText } from '@/content/plainText';
import type { Change } from './types';

/**
 * Computes all files before it writes the first one, so a mistake leaves nothing half done.
 *
 * @param root the repository
 * @returns the files written, each once; or a sentence that says why none was
 */
export function apply(
  root: string,
  changes: readonly Change[],
): { readonly written: readonly string[] } | { readonly problem: string } {
  const texts = new Map<string, string>();
  for (const change of changes) {
    try {
      texts.set(change.file, textAfter(root, change, texts.get(change.file)));
    } catch (error) {
      return { problem: `${change.file}: ${error instanceof Error ? error.message : error}` };
    }
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  spawnSync(process.execPath, ['scripts/catalogueTypes.mjs'], { cwd: root }); // a new catalogue has keys
  const files = [...texts.keys()];
  return format(root, files)
    ? { written: files }
    : { problem: 'written, but out of style: run "npm run fix"' };
}

/** @param earlier content of the file after earlier changes, if any */
function textAfter(root: string, change: Change, earlier?: string): string {
  const path = join(root, change.file);
  if ('edit' in change) return change.edit(earlier ?? plainText(readFileSync(path, 'utf8')));
  if (existsSync(path)) throw new Error('exists already; choose another id');
  return change.text;
}

/** Formats the files like the rest, so that only new parts differ. */
function format(root: string, files: readonly string[]): boolean {
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  return spawnSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: root }).status === 0;
}
