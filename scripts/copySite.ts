import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** What a build makes or does not read. */
const left = ['node_modules', '.git', '.next', 'out', 'var', 'hosting', '.showcase', 'test-results'];

/**
 * Copies this checkout, so that it can be changed and built without touching anything here.
 *
 * @param prefix of the folder's name
 * @returns a new folder among the system's temporary ones, with the modules that are installed here
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
