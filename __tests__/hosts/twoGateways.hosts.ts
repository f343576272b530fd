import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@/lib/forms/endpoints';
import { ask, hangUp } from '@/scripts/hosts/ask';
import { startCaddy } from '@/scripts/hosts/caddy';
import { startServer, stopServers } from '@/scripts/hosts/servers';
import { freePort } from '@/scripts/programs';
import { type Served, serve } from '../gateway/support/client';
import { folderOfFile } from '../support/folder';

describe('Caddy in front of two gateways, one of which is away (specification 36.5)', () => {
  const folder = folderOfFile();
  let gateway: Served;
  /** Both, the one that is away first. */
  let both: string;
  beforeAll(async () => {
    gateway = await serve(path.resolve('out'), { TRUSTED_PROXIES: '127.0.0.1' });
    both = `127.0.0.1:${await freePort()} 127.0.0.1:${gateway.port}`;
  });
  afterAll(async () => {
    hangUp();
    await stopServers();
    await gateway.app.close();
  });

  const ofCompose = async () => {
    const port = await freePort();
    const file = path.join(folder, 'Caddyfile');
    const content = readFileSync('deploy/compose.Caddyfile', 'utf8').replace(
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
  ])('as %s configures it: a submission to one is taken by the other', async (_, start) => {
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
