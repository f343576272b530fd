import { connect } from 'node:net';
import { clientOf, rateLimits } from '@/gateway/intake/rates';
import type { Served } from '../support/client';
import { filesIn, post, samples } from '../support/forms';
import { gateways } from '../support/served';

const start = gateways();
const proxied = { TRUSTED_PROXIES: '127.0.0.1', RATE_PER_MINUTE: '2' };

/** @returns the statuses of submissions from these addresses, one after the other, through a proxy */
async function statuses(site: Served, addresses: readonly string[]): Promise<number[]> {
  const result: number[] = [];
  for (const address of addresses)
    result.push((await post(site, 'short', samples.short, { 'X-Forwarded-For': address })).status);
  return result;
}

describe('rates (specification 27.5 and 27.6)', () => {
  it('are 5 a minute by the default setting, then 429 with the seconds to wait, and the sixth is not stored', async () => {
    const site = await start({ RATE_PER_MINUTE: '', RATE_PER_HOUR: '' });
    for (let sent = 0; sent < 5; sent += 1)
      expect((await post(site, 'short', samples.short)).status).toBe(202);
    const { status, headers, text } = await post(site, 'contact', samples.contact);
    expect([status, headers['content-type']]).toEqual([429, 'application/problem+json']);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(JSON.parse(text).status).toBe(429);
    expect(await filesIn(site.folder, 'new')).toHaveLength(5);
  });

  it('are 30 an hour by the default setting', async () => {
    const site = await start({ RATE_PER_MINUTE: '0', RATE_PER_HOUR: '' });
    for (let sent = 0; sent < 30; sent += 1) await post(site, 'short', samples.short);
    const { status, headers } = await post(site, 'short', samples.short);
    expect([status, Number(headers['retry-after']) > 3500]).toEqual([429, true]);
  });

  it('are counted before the body is read', async () => {
    const site = await start({ RATE_PER_MINUTE: '1' });
    await post(site, 'short', samples.short);
    // Announces a body and never sends it.
    const head = [
      'POST /api/Auth/SendEmailFirnwerk HTTP/1.1',
      'Host: firnwerk.test',
      'Content-Type: application/json',
      'Content-Length: 5000',
    ];
    const socket = connect(site.port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n`));
    const first = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    socket.destroy();
    expect(first).toMatch(/^HTTP\/1.1 429 /);
  });

  it.each([
    ['of IPv6', ['[2001:db8::1]:50001', '[2001:db8::1]:50002', '[2001:db8::2]']],
    [
      'of the proxies, too',
      ['192.0.2.1:5, 127.0.0.1:443', '192.0.2.1:6, [::ffff:127.0.0.1]:443', '192.0.2.1'],
    ],
  ])('take no port for a part of the address %s, as some proxies write it', async (_name, addresses) => {
    expect(await statuses(await start(proxied), addresses)).toEqual([202, 202, 429]);
  });

  it('trust networks, of IPv6, too', async () => {
    const site = await start({ TRUSTED_PROXIES: '127.0.0.0/8, 2001:db8:7::/48', RATE_PER_MINUTE: '2' });
    const forwarded = [
      '192.0.2.1, 127.0.0.9',
      '192.0.2.1, 2001:db8:7::1',
      '192.0.2.1',
      '192.0.2.2, 192.0.2.9',
    ];
    expect(await statuses(site, forwarded)).toEqual([202, 202, 429, 202]);
  });

  it('believe no address from a proxy that is not trusted', async () => {
    const site = await start({ RATE_PER_MINUTE: '2' });
    expect(await statuses(site, ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([202, 202, 429]);
  });

  it.each([
    ['this proxy', { TRUSTED_PROXIES: '127.0.0.1' }, '192.0.2.1', 0],
    ['this proxy, but not the one before it', { TRUSTED_PROXIES: '127.0.0.1' }, '192.0.2.1, 198.51.100.7', 1],
  ])(
    'a refused client that forwards others is logged once when TRUSTED_PROXIES names %s',
    async (_, env, forwarded, told) => {
      const lines: string[] = [];
      const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
      const site = await start({ RATE_PER_MINUTE: '1', ...env }, { logger });
      expect(await statuses(site, [forwarded, forwarded, forwarded])).toEqual([202, 429, 429]);
      expect(lines).toHaveLength(told);
      for (const line of lines) {
        expect(line).toContain('TRUSTED_PROXIES');
        expect(line).not.toMatch(/192\.0\.2|198\.51/);
      }
    },
  );

  it('do not count requests refused by their headers', async () => {
    const site = await start({ RATE_PER_MINUTE: '1' });
    for (const headers of [
      { Origin: 'https://other.test' },
      { 'Content-Type': 'text/plain' },
      { 'Idempotency-Key': 'x' },
    ])
      expect((await post(site, 'short', samples.short, headers)).status).toBeGreaterThanOrEqual(400);
    expect((await post(site, 'short', samples.short)).status).toBe(202);
  });
});

it('rates of so many clients at most are in memory, those that sent last', async () => {
  const rates = rateLimits({ RATE_PER_MINUTE: 1, RATE_PER_HOUR: 0 }, undefined, 3);
  const count = (last: number) => rates.count(`192.0.2.${last}`);
  for (const last of [1, 2, 3]) await count(last);
  await expect(count(1)).rejects.toMatchObject({ statusCode: 429 });
  await count(4);
  for (const known of [1, 3, 4]) await expect(count(known)).rejects.toMatchObject({ statusCode: 429 });
  await count(2);
});

describe('clients that rates count as one', () => {
  it.each([
    ['192.0.2.1', '::ffff:192.0.2.1'],
    ['2001:db8::1', '2001:0DB8:0:0:ffff::2'],
    ['192.0.2.1', '192.0.2.1:443'],
    ['2001:db8::1', '[2001:db8::1]'],
  ])('%s and %s', (one, other) => expect(clientOf(one)).toBe(clientOf(other)));

  it.each([
    ['192.0.2.1', '192.0.2.2'],
    ['2001:db8:0:1::1', '2001:db8:0:2::1'],
  ])('%s and %s are two', (one, other) => expect(clientOf(one)).not.toBe(clientOf(other)));
});
