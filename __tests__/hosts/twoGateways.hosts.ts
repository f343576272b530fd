/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { endpoints } from '@/lib/forms/endpoints';
import { ask, hangUp } from '@/scripts/hosts/ask';
import { startCaddy } from '@/scripts/hosts/caddy';
import { startServer, stopServers } from '@/scripts/hosts/servers';
import { freePort } from '@/scripts/programs';
import { type Served, serve } from '../gateway/support/client';

// No container engine runs here: what compose.yaml says is read, and what it gives to Caddy is tried.

const text = readFileSync('compose.yaml', 'utf8');
const compose = parse(text, { merge: true });
const services: readonly (readonly [string, Record<string, unknown>])[] = Object.entries(compose.services);
/** Its own, or the one that it is built of here. */
const imageOf = ({ image, build }: Record<string, unknown>) =>
  image ?? /^FROM (\S+)$/m.exec(String((build as { dockerfile_inline?: string }).dockerfile_inline))?.[1];

const deploying = readFileSync('docs/deploying.md', 'utf8');
const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

describe('compose.yaml (specification 36.5)', () => {
  it('starts Caddy, two gateways and Postgres', () => {
    const names = services.map(([name]) => name).sort();
    expect(names).toEqual(['caddy', 'gateway-1', 'gateway-2', 'postgres']);
    expect(compose.services['gateway-1']).toEqual(compose.services['gateway-2']);
  });

  it.each(services)('%s can write nowhere but where it must, and gains no rights', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    // Built by the Dockerfile, or pinned itself.
    if (service.build !== '.') expect(imageOf(service)).toMatch(/^[a-z]+:\d+\.\d+(?:\.\d+)?-[a-z]+$/);
  });

  it.each(services)('%s runs without root rights', (_, service) => {
    if (service.build === '.') expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^USER node$/m);
    else expect(service.user).toMatch(/^(?:[1-9]\d*:[1-9]\d*|postgres)$/);
  });

  it('gives Caddy’s user, and nobody else, its certificates and its settings', () => {
    const { user, volumes, tmpfs, build } = compose.services.caddy;
    const [uid, gid] = user.split(':');
    expect(volumes).toEqual(['caddy:/data']);
    expect(build.dockerfile_inline).toContain(`RUN chown -R ${uid}:${gid} /data`);
    expect(tmpfs).toContain(`/config:uid=${uid},gid=${gid},mode=0700`);
  });

  // Compose copies such a config into the container, and refuses where it can only be read (docker/compose#12031).
  it.each(services)('%s has its configs from files, as it can write none', (_, service) => {
    const used = (service.configs ?? []) as readonly { source: string }[];
    for (const { source } of used) {
      expect(Object.keys(compose.configs[source])).toEqual(['file']);
      expect(existsSync(compose.configs[source].file)).toBe(true);
    }
  });

  it('gives the gateway settings that it has, and says in docs/deploying.md what to write into .env', () => {
    for (const name of Object.keys(compose.services['gateway-1'].environment))
      expect(settings).toContain(name);
    const wanted = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const [, written = ''] = /`\.env` beside it[^\n]*\n\n```sh\n(.*?)```/s.exec(deploying) ?? [];
    expect([...written.matchAll(/^(\w+)=/gm)].map(([, name]) => name).sort()).toEqual([...wanted].sort());
  });

  it('Kubernetes is told settings that the gateway has, and to run it without root rights', () => {
    const manifest = readFileSync('deploy/kubernetes.yaml', 'utf8');
    const pod = parse(manifest).spec.template.spec;
    const [container] = pod.containers;
    for (const { name } of container.env) expect(settings).toContain(name);
    expect(pod.securityContext.runAsNonRoot).toBe(true);
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });
});

describe('Caddy in front of two gateways, one of which is away', () => {
  let folder: string;
  let gateway: Served;
  /** Both, the one that is away first. */
  let both: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'two-gateways-'));
    gateway = await serve(path.resolve('out'), { TRUSTED_PROXIES: '127.0.0.1' });
    both = `127.0.0.1:${await freePort()} 127.0.0.1:${gateway.port}`;
  });
  afterAll(async () => {
    hangUp();
    await stopServers();
    await gateway.app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ofCompose = async () => {
    const port = await freePort();
    const file = path.join(folder, 'Caddyfile');
    const content = readFileSync(compose.configs.caddyfile.file, 'utf8').replace(
      'gateway-1:3000 gateway-2:3000',
      both,
    );
    writeFileSync(file, `{\n\tadmin off\n}\n${content}`);
    const env = {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    await startServer('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, env);
    return { name: 'compose.yaml', origin: `http://127.0.0.1:${port}` };
  };
  const ofTheBuild = async () => (await startCaddy(folder, both)).host;

  it.each([
    ['compose.yaml', ofCompose],
    ['hosting/Caddyfile', ofTheBuild],
  ])('as %s has it: whatever is sent is taken by the other', async (_, start) => {
    const host = await start();
    // Caddy looks every second which of them are there; what comes before it knows is answered 502, and sent again.
    await sleep(1500);
    for (let count = 0; count < 10; count += 1) {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ Email: 'urs@visitor.test', Message: `${count}` });
      expect((await ask(host, endpoints.short, { method: 'POST', headers, body })).status).toBe(202);
    }
    expect((await ask(host, '/de/services')).status).toBe(200);
  });
});
