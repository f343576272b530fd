import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Change } from './types';

/**
 * Works out all files before it writes the first one: a mistake leaves nothing half done.
 *
 * @param root the repository
 * @returns the files written, each once; or sentences that say why none was
 */
export function apply(
  root: string,
  changes: readonly Change[],
): { readonly written: readonly string[] } | { readonly problems: readonly string[] } {
  const texts = new Map<string, string>();
  const problems = changes.flatMap((change) => {
    const result = textAfter(root, change, texts.get(change.file));
    if ('problem' in result) return [`${change.file}: ${result.problem}`];
    texts.set(change.file, result.text);
    return [];
  });
  if (problems.length > 0) return { problems };
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  spawnSync(process.execPath, ['scripts/catalogueTypes.mjs'], { cwd: root }); // a new catalogue has keys
  const files = [...texts.keys()];
  return format(root, files)
    ? { written: files }
    : { problems: ['written, but out of style: run "npm run fix"'] };
}

/** @param earlier what an earlier change has made of the file, if there was one */
function textAfter(root: string, change: Change, earlier?: string): { text: string } | { problem: string } {
  const path = join(root, change.file);
  if ('text' in change) {
    return existsSync(path) ? { problem: 'exists already; choose another id' } : { text: change.text };
  }
  try {
    return { text: change.edit(earlier ?? readFileSync(path, 'utf8')) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `cannot be added to: ${reason}; mend the file and try again` };
  }
}

/** As everything else here is written, so that only what is new differs. */
function format(root: string, files: readonly string[]): boolean {
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  return spawnSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: root }).status === 0;
}
