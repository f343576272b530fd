/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, hangUp } from '@/scripts/hosts/ask';
import { freePort } from '@/scripts/programs';

// No container engine runs here: what the Dockerfile puts into its last stage is put
// into a folder, and started there as the container would be.

jest.setTimeout(60_000);

/** The last stage, with continued lines put together and without comments. */
const image = readFileSync('Dockerfile', 'utf8')
  .replace(/^[\s\S]*^FROM .*\n/m, '')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '');
/** @returns what follows an instruction, of every one with this name */
const all = (name: string) =>
  [...image.matchAll(new RegExp(`^${name}\\s+(.*)$`, 'gm'))].map(([, rest = '']) => rest);
/** The words of an instruction in its exec form, which no shell reads. */
const words = (rest = ''): string[] => JSON.parse(rest);

let folder: string;
let running: ChildProcess | undefined;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  for (const copy of all('COPY')) {
    const parts = copy.split(/\s+/).filter((part) => !part.startsWith('--'));
    const target = path.join(folder, parts.at(-1) ?? '');
    for (const source of parts.slice(0, -1)) {
      const from = source.replace(/^\/site\//, '');
      if (from === 'out') symlinkSync(path.resolve(from), target);
      else cpSync(from, target.endsWith('/') ? path.join(target, from) : target, { recursive: true });
    }
  }
});
afterAll(() => {
  running?.kill('SIGKILL');
  hangUp();
  rmSync(folder, { recursive: true, force: true });
});

describe('Dockerfile (specification 36.4)', () => {
  it('copies all that serving needs, answers its health check, writes below /data only, a volume, and ends well on SIGTERM', async () => {
    expect([all('USER'), all('VOLUME')]).toEqual([['node'], ['/data']]);
    const before = readdirSync(folder);
    const port = await freePort();
    const env = { ...environment(), PORT: String(port) };
    const [program = '', ...args] = words(all('CMD')[0]);
    running = spawn(program, args, { cwd: folder, env, stdio: 'inherit' });
    const health = words(/CMD (.*)$/.exec(all('HEALTHCHECK')[0] ?? '')?.[1]);
    while ((await exitCode(health, env)) !== 0) {
      expect(running.exitCode).toBeNull();
      await sleep(200);
    }
    const { status, headers } = await ask(
      { name: 'image', origin: `http://127.0.0.1:${port}` },
      '/de/services',
    );
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(readdirSync(folder).sort()).toEqual([...before, 'data'].sort());
    running.kill('SIGTERM');
    expect(await once(running, 'exit')).toEqual([0, null]);
    expect(await exitCode(health, env)).toBe(1);
  });
});

/** The image's settings, its folders below the temporary one. */
function environment(): NodeJS.ProcessEnv {
  const pairs = (all('ENV')[0] ?? '').split(/\s+/).map((pair) => pair.split('='));
  const own = pairs.map(([name = '', value = '']) => [
    name,
    value.startsWith('/') ? path.join(folder, value) : value,
  ]);
  return { PATH: process.env.PATH, ...Object.fromEntries(own) };
}

async function exitCode(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<unknown> {
  const [code] = await once(spawn(program, args, { env, stdio: 'ignore' }), 'exit');
  return code;
}
