/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, hangUp } from '@/scripts/hosts/ask';
import { freePort } from '@/scripts/programs';
import { all, stagesOf, words } from './support/dockerfile';

// No container engine runs here: what the Dockerfile puts into its last stage is put
// into a folder, and started there as the container would be.

jest.setTimeout(60_000);

const stages = stagesOf('Dockerfile');
const image = stages.at(-1) ?? [];
let folder: string;
let running: ChildProcess | undefined;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  for (const copy of all(image, 'COPY')) {
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
  it('has stages of one base, pinned to a version, and runs as a user without rights', () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const stage of stages) expect(all(stage, 'FROM')[0]).toMatch(/^node:\$\{NODE\}( AS \w+)?$/);
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^ARG NODE=\d+\.\d+\.\d+-\w+-slim$/m);
    expect(all(image, 'USER')).toEqual(['node']);
  });

  it('copies all that serving needs, answers its health check, writes below /data only, and ends well on SIGTERM', async () => {
    const before = readdirSync(folder);
    const port = await freePort();
    const env = { ...environment(), PORT: String(port) };
    const [program = '', ...args] = words(all(image, 'CMD')[0] ?? '');
    running = spawn(program, args, { cwd: folder, env, stdio: 'inherit' });
    const health = words(/CMD (.*)$/.exec(all(image, 'HEALTHCHECK')[0] ?? '')?.[1] ?? '');
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

  it('holds the same files as a release in docs/deploying.md', () => {
    const [, release = ''] =
      /^tar czf release\.tgz (.*)$/m.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
    const copied = all(image, 'COPY').flatMap((copy) => copy.split(/\s+/).slice(0, -1));
    const files = copied
      .filter((part) => !part.startsWith('--'))
      .map((part) => part.replace(/^\/site\//, ''));
    expect(files.sort()).toEqual(release.split(' ').sort());
  });

  it('keeps what waits for delivery on a volume', () => {
    const { SPOOL_DIR = '', MAILBOX_DIR = '' } = settings();
    for (const kept of [SPOOL_DIR, MAILBOX_DIR]) expect(all(image, 'VOLUME')).toContain(path.dirname(kept));
  });

  it('.dockerignore leaves out what is made, kept or secret on this machine', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'out', '.next', 'var', '.env*']));
  });
});

/** The settings of the image. */
function settings(): Record<string, string> {
  const pairs = (all(image, 'ENV')[0] ?? '').split(/\s+/).map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name, value.startsWith('$') ? '' : value]),
  );
}

/** The image's settings, its folders below the temporary one. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(settings()).map(([name, value]) => [
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
