import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentSecurityPolicy } from '@/content/headers';
import { caddyfile } from '@/scripts/postbuild/hosts/caddyfile';
import { freePort } from '@/scripts/programs';

/**
 * Starts Caddy in front of several gateways, with the settings of the build. It does not repeat a form
 * submission itself, as it does not keep bodies; the browser does.
 *
 * @param ports of the gateways
 * @param folder of one of them, which contains the site
 */
export async function caddyBefore(
  ports: readonly number[],
  folder: string,
): Promise<{ port: number; program: ChildProcess }> {
  const port = await freePort();
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\n${caddyfile({ policy: contentSecurityPolicy({}), styles: {} })}`);
  const program = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: path.join(folder, 'out'),
      SITE_GATEWAY: ports.map((one) => `127.0.0.1:${one}`).join(' '),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: 'ignore',
  });
  program.once('error', () => console.error('Caddy cannot be started; on Debian: apt-get install caddy'));
  while (program.exitCode === null && program.pid !== undefined) {
    if (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)) return { port, program };
    await sleep(50);
  }
  throw new Error('Caddy ended.');
}
