import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Files that a build makes or does not read. */
const left = ['node_modules', '.git', '.next', 'out', 'var', 'hosting', '.showcase', 'test-results'];

/**
 * Copies this checkout, so that a copy can be changed and built.
 *
 * @param prefix of the folder's name
 * @returns a new temporary folder, with the modules installed here
 */
export function copySite(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  cpSync(root, folder, {
    recursive: true,
    filter: (from) => !left.some((name) => from === join(root, name)),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
