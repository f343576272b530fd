import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * The tools are heavy and not part of the site, so each folder of them has its own lockfile and is installed
 * on first use.
 */
type Tools = 'scripts/audits/tools' | 'scripts/hosts/tools';

/**
 * @param tools the folder whose packages are installed if missing
 * @returns the path of a file in one of these packages
 * @throws when they cannot be installed
 */
export function toolFile(file: string, tools: Tools = 'scripts/audits/tools'): string {
  const folder = path.resolve(tools);
  const found = path.join(folder, 'node_modules', file);
  if (existsSync(found)) return found;
  console.log(`Installing ${tools} …`);
  // npm is a script on Windows, which only a shell can run; the command is a constant.
  spawnSync('npm ci --ignore-scripts --no-audit --no-fund', { cwd: folder, shell: true, stdio: 'inherit' });
  if (existsSync(found)) return found;
  throw new Error(`${file} is not in ${tools}; run npm ci in that folder and look at what it says.`);
}

/**
 * Runs a Node tool.
 *
 * @returns its standard output
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
