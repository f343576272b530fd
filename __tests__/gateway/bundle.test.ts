import { execFile, execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Metafile } from 'esbuild';
import { endpoints } from '@/lib/forms/endpoints';
import { bundleGateway } from '@/scripts/gateway/bundle';
import { freePort } from '@/scripts/programs';
import { samples } from './support/forms';
import { startNode } from './support/program';
import { makeSite, removeSite } from './support/site';

// Each test starts a process, which takes its time on a busy machine; milliseconds.
jest.setTimeout(60_000);

/** What docs/deploying.md has a server get, in a folder without packages. */
let release: string;
let out: string;
let bundled: Metafile;

beforeAll(async () => {
  out = await makeSite();
  release = path.dirname(out);
  await cp('deploy', path.join(release, 'deploy'), { recursive: true });
  bundled = await bundleGateway(path.join(release, 'hosting/gateway.mjs'));
});
afterAll(() => removeSite(out));

/** As the unit of systemd and the Dockerfile start it. */
const serve = (env: Record<string, string> = {}) =>
  startNode(['--enable-source-maps', 'hosting/gateway.mjs'], release, { PORT: '0', ...env });

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(path.join(release, 'deploy', program), args, { cwd: release });

describe('the gateway as one file (specification 36.9)', () => {
  it('serves pages and metrics, delivers a form, and obeys the operator, with nothing installed', async () => {
    const metrics = await freePort();
    const { child, origin, ended } = serve({ METRICS_PORT: String(metrics) });
    const site = await origin;
    expect(await (await fetch(`${site}/de/services`)).text()).toContain('<title>Services');
    const body = JSON.stringify(samples.short);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${site}${endpoints.short}`, { method: 'POST', headers, body });
    expect(answer.status).toBe(202);
    const mailbox = path.join(release, 'var/mailbox');
    let mails: string[] = [];
    while (mails.length === 0) mails = await mailsIn(mailbox);
    expect(await readFile(path.join(mailbox, `${mails[0]}`), 'utf8')).toContain('Message-ID');
    expect(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()).toMatch(
      /^gateway_accepted_total\{form="short"\} 1$/m,
    );
    expect((await run('spool', 'list', '--state', 'done')).stdout).toMatch(/ done +[0-9a-f]{64}$/m);
    child.kill('SIGTERM');
    const { code, printed } = await ended;
    expect(code).toBe(0);
    for (const line of printed.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  });

  it('names sources and lines of this repository in traces', async () => {
    const { child, origin, ended } = serve();
    const site = await origin;
    await rename(path.join(release, 'var/spool'), path.join(release, 'var/away'));
    await writeFile(path.join(release, 'var/spool'), '');
    expect((await fetch(`${site}/readyz`)).status).toBe(503);
    child.kill('SIGTERM');
    const line = (await ended).printed.split('\n').find((one) => one.includes('spool cannot be written'));
    const { stack } = JSON.parse(line ?? '').err;
    const [, file = '', number] = /\(?([^( ]*\/gateway\/[\w/]+\.ts):(\d+):\d+/.exec(stack) ?? [];
    const source = (await readFile(path.relative(release, file), 'utf8')).split('\n');
    expect(source[Number(number) - 1]).toContain('await ');
  });

  it('holds packages of `npm run sbom` alone, in their versions', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
    const text = execFileSync('sh', ['-c', scripts.sbom], { encoding: 'utf8' });
    const { components }: { components: { name: string; version: string }[] } = JSON.parse(text);
    const listed = components.map(({ name, version }) => `${name} ${version}`);
    const folders = Object.keys(bundled.inputs).flatMap(
      (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [],
    );
    const packages = await Promise.all(
      [...new Set(folders)].map(async (folder) => {
        const { name, version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
        return `${name} ${version}`;
      }),
    );
    expect(packages.length).toBeGreaterThan(10);
    expect(packages.filter((one) => !listed.includes(one))).toEqual([]);
  });
});

const mailsIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
