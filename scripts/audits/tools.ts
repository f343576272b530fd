import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The tools are heavy and no part of the site, so they have a lockfile of their own and come when first used. */
const folder = path.resolve('scripts/audits/tools');

/**
 * @returns the path of a file inside a package of `scripts/audits/tools`, which is installed when it is not there
 * @throws when it cannot be installed
 */
export function toolFile(file: string): string {
  const found = path.join(folder, 'node_modules', file);
  if (existsSync(found)) return found;
  console.log('Installing the audits into scripts/audits/tools …');
  // npm is a script on Windows, which only a shell runs; the command is a constant.
  spawnSync('npm ci --ignore-scripts --no-audit --no-fund', { cwd: folder, shell: true, stdio: 'inherit' });
  if (existsSync(found)) return found;
  throw new Error(
    `${file} is not in scripts/audits/tools; run npm ci in that folder and look at what it says.`,
  );
}

/**
 * Runs a tool that is written for Node.
 *
 * @returns what it wrote to its standard output
 */
export async function runTool(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [toolFile(file), ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
