import { bodyLimits } from '@/gateway/intake/limits';
import { endpoints } from '@/lib/forms/endpoints';
import { type Ask, ask } from '@/scripts/hosts/ask';
import { hostOf, serveForTests, servers } from './support/servers';

const served = serveForTests();

const json = { 'Content-Type': 'application/json' };
const form = JSON.stringify({ Email: 'urs@visitor.test', Message: 'Through a proxy' });

describe.each(servers)('%s in front of the gateway (specification 36.3)', (name) => {
  const host = () => hostOf(served.scene, name);
  const send = (request: Ask = {}, target: string = endpoints.short) =>
    ask(host(), target, { method: 'POST', body: form, ...request, headers: { ...json, ...request.headers } });
  const from = (visitor: number) => `127.0.${name === 'nginx' ? 1 : 2}.${visitor}`;

  it('hands on the health of the gateway and what it says below /api', async () => {
    const answers = [
      await ask(host(), '/healthz'),
      await ask(host(), '/readyz'),
      await ask(host(), '/api'),
      await ask(host(), '/api/nothing'),
      await ask(host(), endpoints.short),
      await send({ from: from(1), body: '{bad' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 405, 400]);
    expect(answers[4]?.headers.allow).toBe('POST, OPTIONS');
    for (const { headers } of answers)
      expect(headers).toMatchObject({ ...served.everyAnswer, 'cache-control': 'no-store' });
  });

  it('hands on forms: of the site that the visitor sees, and of no other', async () => {
    const { origin } = host();
    const own = await send({ from: from(2), headers: { Origin: origin } });
    expect([own.status, own.headers['access-control-allow-origin']]).toEqual([202, origin]);
    const foreign = { Origin: 'https://other.test', 'X-Forwarded-Host': 'other.test' };
    expect((await send({ from: from(2), headers: foreign })).status).toBe(403);
  });

  it('says which visitor it is, whatever the visitor claims, so that each is counted alone', async () => {
    const statuses: number[] = [];
    for (let count = 1; count <= 11; count += 1)
      statuses.push(
        (await send({ from: from(3), headers: { 'X-Forwarded-For': `192.0.2.${count}` } })).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    expect((await send({ from: from(4) })).status).toBe(202);
  });

  // Specification 36.8
  it('hands on whom a second proxy names, which TRUSTED_PROXIES names itself', async () => {
    const visitor = name === 'nginx' ? '192.0.2.1' : '192.0.2.2';
    const through = async (forwarded: string) =>
      (await send({ from: '127.9.0.7', headers: { 'X-Forwarded-For': forwarded } })).status;
    const statuses: number[] = [];
    // Before it is an address that the visitor has made up.
    for (let count = 1; count <= 11; count += 1)
      statuses.push(await through(`198.51.100.${count}, ${visitor}`));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    expect(await through(`${visitor}0`)).toBe(202);
  });

  it('lets the largest application through, and the gateway refuse in its own words what is larger', async () => {
    const body = (bytes: number) => ({ from: from(5), body: Buffer.alloc(bytes, ' ') });
    const largest = await send(body(bodyLimits.application), endpoints.application);
    const larger = await send(body(bodyLimits.application + 1), endpoints.application);
    expect([largest.status, larger.status]).toEqual([400, 413]);
    expect(larger.headers).toMatchObject({
      ...served.everyAnswer,
      'content-type': 'application/problem+json',
    });
  });
});

describe('without the gateway', () => {
  beforeAll(() => served.scene.gateway.stop());

  it.each(servers)(
    '%s serves pages and says 502 or 503 to all else, so that pages send forms again',
    async (name) => {
      const host = hostOf(served.scene, name);
      const gone = await ask(host, endpoints.short, {
        method: 'POST',
        headers: json,
        body: form,
        from: '127.0.3.1',
      });
      // Once Caddy has looked it knows of no gateway, and says 503.
      expect([502, 503]).toContain(gone.status);
      expect(JSON.parse(String(gone.body)).status).toBe(gone.status);
      expect(gone.headers).toMatchObject({
        ...served.everyAnswer,
        'cache-control': 'no-store',
        'content-type': 'application/problem+json',
      });
      for (const [target, statuses] of [
        ['/de/services', [200]],
        ['/en/services', [502, 503]],
        ['/nope', [502, 503]],
      ] as const)
        expect(statuses).toContain((await ask(host, target)).status);
    },
  );

  it('neither nginx nor Caddy has written down a visit or an address', () => {
    for (const logs of [served.scene.nginx.logs(), served.scene.caddy.logs()])
      expect(logs).not.toMatch(/127\.0\.[123]\.|services/);
    expect(served.scene.caddy.logs()).toContain('serving initial configuration');
  });
});
