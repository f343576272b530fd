import { watchedDisk } from '../support/disks';
import { newKey, post, samples } from '../support/forms';
import { gateways } from '../support/served';
import { marker } from './cases/case';

const start = gateways();

const personal = { Email: `${marker}@visitor.test`, Message: marker };

describe('the log (specification 27.10)', () => {
  it('has a line per submission: request id, method, route, status, milliseconds', async () => {
    const lines: string[] = [];
    const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
    const site = await start({}, { logger });
    lines.length = 0;
    await post(site, 'short', samples.short);
    await site.ask('/services');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 30,
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: 'POST',
        route: '/api/Auth/SendEmailFirnwerk',
        status: 202,
        ms: expect.any(Number),
      }),
    ]);
  });

  it('holds nothing personal at any level, on any error: no address, no key, no content', async () => {
    const lines: string[] = [];
    const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
    const disk = watchedDisk();
    const site = await start({ TRUSTED_PROXIES: '127.0.0.1', RATE_PER_MINUTE: '6' }, { logger, disk });
    lines.length = 0;
    const key = newKey();
    const headers = {
      'Idempotency-Key': key,
      'X-Forwarded-For': '192.0.2.99',
      Referer: `https://${marker}.test/`,
      'User-Agent': marker,
      Cookie: marker,
    };
    const bodies = [
      personal,
      { ...personal, Email: marker },
      `{"${marker}`,
      Buffer.from(`${marker}\xff`, 'latin1'),
    ];
    for (const body of bodies) await post(site, 'short', body, headers);
    await post(site, 'short', { ...personal, Message: 'other' }, headers);
    await post(site, 'short', personal, { ...headers, Origin: `https://${marker}.test` });
    disk.fail('write', 'EIO');
    await post(site, 'short', personal, { ...headers, 'Idempotency-Key': newKey() });
    await site.ask('/readyz', { headers });
    await site.ask(`/${marker}?email=${marker}`, { headers });
    await site.ask(`/%zz${marker}`, { headers });
    await site.raw(`GET /${marker} HTTP/9\r\nX: ${marker}\r\n\r\n`);
    for (let attempt = 0; attempt < 8; attempt += 1) await post(site, 'short', personal, headers);

    const log = lines.join('');
    const statuses = new Set(lines.map((line) => JSON.parse(line).status));
    for (const status of [202, 400, 403, 404, 422, 429, 503]) expect(statuses).toContain(status);
    for (const secret of [marker, key, '192.0.2.99', '127.0.0.1', '::1', 'visitor.test'])
      expect(log).not.toContain(secret);
    expect(log).toContain('EIO');
  });
});
