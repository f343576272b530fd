import { ceilings } from '@/gateway/intake/ceilings';
import { noItems, type Usage } from '@/gateway/spool/figures';
import { filesIn, newKey, post, samples } from '../support/forms';
import { gateways } from '../support/served';

const start = gateways();

const megabyte = 1_000_000;
const room = { status: 507, headers: { 'retry-after': '300' } };

describe('limits of the spool (specification 27.26)', () => {
  it('quarantine has a ceiling of its own, above which a trapped form is refused and all others are taken', async () => {
    const site = await start({ QUARANTINE_MEGABYTES: '1' });
    const trapped = { 'X-Form-Trap': '1' };
    const message = 'ü'.repeat(18_000);
    const statuses: number[] = [];
    for (let sent = 0; sent < 40; sent += 1)
      statuses.push((await post(site, 'short', { ...samples.short, Message: message }, trapped)).status);
    const stored = statuses.filter((status) => status === 202).length;
    expect([...new Set(statuses)]).toEqual([202, 507]);
    expect(await filesIn(site.folder, 'quarantine')).toHaveLength(stored);
    expect(stored * 36_000).toBeLessThanOrEqual(megabyte);
    const unfit = { ...samples.short, Email: 'x', Message: message };
    expect(await post(site, 'short', unfit)).toMatchObject(room);
    expect((await post(site, 'short', samples.short)).status).toBe(202);
  });

  it('the spool has one, and a refused form is taken once there is room', async () => {
    const site = await start({ SPOOL_MEGABYTES: '1', RATE_PER_MINUTE: '100' });
    const message = 'ü'.repeat(18_000);
    const headers = { 'Idempotency-Key': newKey() };
    let answer = { status: 202 };
    while (answer.status === 202) answer = await post(site, 'short', { ...samples.short, Message: message });
    expect(answer).toMatchObject(room);
    expect(await post(site, 'short', { ...samples.short, Message: message }, headers)).toMatchObject(room);
    for (const { id } of await site.spool.list()) await site.spool.remove(id);
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await post(site, 'short', samples.short);
    expect((await post(site, 'short', { ...samples.short, Message: message }, headers)).status).toBe(202);
    later.mockRestore();
  });

  it.each([
    [5000, 6000 * megabyte, 0],
    [5000, 4000 * megabyte, 1],
    [0, 6000 * megabyte, 1],
  ])(
    '%i megabytes on a disk with %i bytes free: %i lines of the log',
    async (SPOOL_MEGABYTES, free, lines) => {
      const usage: Usage = { bytes: { ...noItems, waiting: 7 }, free };
      const warn = jest.fn();
      const { check } = ceilings(
        { usage: async () => usage },
        { SPOOL_MEGABYTES, QUARANTINE_MEGABYTES: 1 },
        { warn },
      );
      await check(1, false);
      expect(warn).toHaveBeenCalledTimes(lines);
    },
  );
});
