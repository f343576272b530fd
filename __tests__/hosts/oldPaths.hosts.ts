import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ask, hangUp } from '@/scripts/hosts/ask';
import { startCaddy } from '@/scripts/hosts/caddy';
import { startNginx } from '@/scripts/hosts/nginx';
import { stopServers } from '@/scripts/hosts/servers';
import { type Served, serve } from '../gateway/support/client';
import { makeSite, removeSite, siteFiles } from '../gateway/support/site';
import { folderOfFile } from '../support/folder';
import { comparable } from './support/compare';
import { servers } from './support/servers';

jest.setTimeout(60_000);

// The site may have no page that is gone, so the gateway serves another one here.
describe.each(servers)('old addresses through %s (specification 3.10)', (name) => {
  let out: string;
  let gateway: Served;
  const folder = folderOfFile();
  let origin: string;
  beforeAll(async () => {
    const old = { '/offers': '/services', '/de/offers': '/de/services', '/fax': null, '/de/fax': null };
    out = await makeSite(siteFiles, undefined, old);
    gateway = await serve(out, { TRUSTED_PROXIES: '127.0.0.1' });
    mkdirSync(path.join(folder, name));
    const address = `127.0.0.1:${gateway.port}`;
    const started = await (name === 'nginx'
      ? startNginx(path.join(folder, name), address, false)
      : startCaddy(path.join(folder, name), address));
    origin = started.host.origin;
  });
  afterAll(async () => {
    hangUp();
    await stopServers();
    await gateway.app.close();
    await removeSite(out);
  });

  it.each([
    ['/offers', 301],
    ['/de/offers/?utm=1', 301],
    ['/fax', 410],
    ['/de/fax', 410],
  ])('%s: %i', async (target, status) => {
    const [expected, received] = await Promise.all([gateway.ask(target), ask({ name, origin }, target)]);
    expect(received.status).toBe(status);
    expect(comparable(name, received)).toEqual(comparable(name, expected));
    expect(received.body.equals(expected.body)).toBe(true);
  });
});
