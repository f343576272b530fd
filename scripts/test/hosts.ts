import { spawnSync } from 'node:child_process';
import { command } from './command';

/** What the test starts, and how each says that it is there. */
const programs = [
  ['nginx', '-v'],
  ['caddy', 'version'],
  ['openssl', 'version'],
] as const;

const packages = 'nginx-light libnginx-mod-http-brotli-static caddy openssl';

/**
 * Serves the built site with the gateway, nginx and Caddy and compares their answers.
 *
 * @throws with one plain sentence when a program is not to be had
 */
export async function checkHosts(): Promise<boolean> {
  // Where nginx is, which Debian leaves out for users without rights.
  process.env.PATH += ':/usr/sbin';
  const missing = programs.filter(([name, argument]) => spawnSync(name, [argument]).status !== 0);
  if (missing.length > 0)
    throw new Error(
      `There is no ${missing.map(([name]) => name).join(', no ')}: install what is missing (on Debian: apt-get install ${packages}), then run this again.`,
    );
  return command('npx jest --config jest.hosts.config.js');
}
