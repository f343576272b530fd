import { setTimeout as sleep } from 'node:timers/promises';
import { waitingIn } from '../spool/support/store';
import { type Step, watchedDisk } from '../support/disks';
import { entriesIn, filesIn, newKey, post, samples } from '../support/forms';
import { gateways } from '../support/served';

const start = gateways();

const problem = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

describe('202 means that the submission is stored (specification 27.1, 27.2, 27.9 and 27.11)', () => {
  it.each(['application', 'contact', 'short'] as const)('%s: as it was sent, with its key', async (form) => {
    const site = await start();
    const key = newKey();
    const { status, body } = await post(site, form, samples[form], { 'Idempotency-Key': key });
    expect([status, body.length]).toEqual([202, 0]);
    const entries = await entriesIn(site.folder, 'new');
    expect(entries).toEqual([expect.objectContaining({ form, key, payload: samples[form], trapped: false })]);
  });

  const failures: [Step, string, number, number][] = [
    ['write', 'ENOSPC', 507, 300],
    ['write', 'EIO', 503, 60],
    ['sync folder', 'EIO', 503, 60],
  ];

  it.each(failures)(
    '%s fails with %s: %i, and the same sent again is stored once',
    async (step, code, status, seconds) => {
      const disk = watchedDisk();
      const site = await start({ RATE_PER_MINUTE: '2' }, { disk });
      const headers = { 'Idempotency-Key': newKey() };
      disk.fail(step, code);
      // More often than the rate allows: what fails on our side is not counted.
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const answer = await post(site, 'short', samples.short, headers);
        expect(answer.status).toBe(status);
        expect(answer.headers).toMatchObject({ ...problem, 'retry-after': String(seconds) });
        expect(answer.text).not.toContain(code);
      }
      expect([await filesIn(site.folder, 'new'), await filesIn(site.folder, 'tmp')]).toEqual([[], []]);
      disk.fail(step, undefined);
      expect((await post(site, 'short', samples.short, headers)).status).toBe(202);
      expect(await filesIn(site.folder, 'new')).toHaveLength(1);
    },
  );
});

describe('the same key', () => {
  it('with another body is refused with 422, and the first stays', async () => {
    const site = await start();
    const headers = { 'Idempotency-Key': newKey() };
    await post(site, 'short', samples.short, headers);
    const answer = await post(site, 'short', { ...samples.short, Message: 'Another' }, headers);
    expect([answer.status, JSON.parse(answer.text).errors]).toEqual([422, undefined]);
    expect(answer.headers).toMatchObject(problem);
    expect(await entriesIn(site.folder, 'new')).toEqual([
      expect.objectContaining({ payload: samples.short }),
    ]);
  });

  it('while it is being stored gets 409 with a request to retry, and is stored once', async () => {
    const disk = watchedDisk();
    const site = await start({}, { disk });
    const headers = { 'Idempotency-Key': newKey() };
    const release = disk.hold('rename');
    const first = post(site, 'short', samples.short, headers);
    while (!disk.steps.some((step) => step.startsWith('rename'))) await sleep(5);
    const others = await Promise.all(
      Array.from({ length: 5 }, () => post(site, 'short', samples.short, headers)),
    );
    release();
    expect(others.map(({ status }) => status)).toEqual(Array(5).fill(409));
    expect(others[0]?.headers).toMatchObject({ ...problem, 'retry-after': '1' });
    expect((await first).status).toBe(202);
    expect(await filesIn(site.folder, 'new')).toHaveLength(1);
  });
});

describe('a filled honeypot', () => {
  it.each(['1', 'x'])(
    '(%s) gets the usual response and is quarantined, neither discarded nor delivered',
    async (value) => {
      const site = await start();
      const answer = await post(site, 'contact', samples.contact, { 'X-Form-Trap': value });
      const usual = await post(site, 'contact', samples.contact);
      const { date: _, ...headers } = answer.headers;
      expect([answer.status, answer.text]).toEqual([usual.status, usual.text]);
      expect(usual.headers).toMatchObject(headers);
      expect(await entriesIn(site.folder, 'quarantine')).toEqual([
        expect.objectContaining({ payload: samples.contact, trapped: true }),
      ]);
      expect(await waitingIn(site.spool)).toHaveLength(1);
    },
  );
});

describe('health (specification 27.11)', () => {
  it.each([
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ])('%s answers while the spool can be written, and is not cached', async (path, sentence) => {
    const site = await start();
    const { status, text, headers } = await site.ask(path);
    expect([status, text, headers['cache-control']]).toEqual([200, sentence, 'no-store']);
    expect((await site.ask(path, { method: 'HEAD' })).status).toBe(200);
  });

  it('/readyz fails without a reason, and many requests cause one check', async () => {
    const disk = watchedDisk();
    const site = await start({}, { disk });
    disk.fail('write', 'ENOSPC');
    disk.steps.length = 0;
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.ask('/readyz')));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(10).fill([503, 'not ready\n']));
    expect(disk.steps.filter((step) => step.startsWith('write'))).toHaveLength(1);
  });
});
