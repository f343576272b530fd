import { startDelivery } from '@/gateway/delivery';
import { readGatewaySettings } from '@/gateway/settings';
import { idsOf } from '../spool/support/store';
import { entriesIn, filesIn, newKey, post, samples } from '../support/forms';
import { gateways } from '../support/served';

const start = gateways();

const wrong = { ...samples.short, Email: 'urs at visitor.test' };

describe('a submission with a key that does not fit its form (specification 27.25)', () => {
  it('is acknowledged and kept whole, once, in a state of its own', async () => {
    const site = await start();
    const headers = { 'Idempotency-Key': newKey() };
    for (let times = 0; times < 2; times += 1)
      expect((await post(site, 'short', wrong, headers)).status).toBe(202);
    expect((await post(site, 'short', samples.short, headers)).status).toBe(422);
    expect(await entriesIn(site.folder, 'unfit')).toEqual([
      expect.objectContaining({ form: 'short', payload: wrong, unfit: true }),
    ]);
    expect(await filesIn(site.folder, 'new')).toEqual([]);
  });

  it('logs the names of the fields without their values', async () => {
    const lines: string[] = [];
    const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
    const site = await start({}, { logger });
    await post(site, 'short', wrong);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, form: 'short', fields: ['/Email'] }),
    ]);
    expect(lines.join('')).not.toContain('visitor');
  });

  it('is in quarantine when the hidden field was filled, and refused without a key', async () => {
    const site = await start();
    expect((await post(site, 'short', wrong, { 'X-Form-Trap': '1' })).status).toBe(202);
    expect((await post(site, 'short', wrong, { 'Idempotency-Key': undefined })).status).toBe(422);
    expect([await filesIn(site.folder, 'quarantine'), await filesIn(site.folder, 'unfit')]).toEqual([
      [expect.any(String)],
      [],
    ]);
  });

  it.each([null, [], {}, { File: 7 }, { File: [{ name: 'cv' }], FirstName: ['Arta'] }])(
    'becomes a mail when an operator retries it: %j',
    async (payload) => {
      const site = await start();
      expect((await post(site, 'application', payload)).status).toBe(202);
      const [id = ''] = await idsOf(site.spool, 'unfit');
      await site.spool.revive(id);
      const settings = readGatewaySettings({ MAILBOX_DIR: `${site.folder}/mailbox` });
      if (!settings.ok) throw new Error(settings.problems.join());
      const log = { info: () => {}, warn: () => {}, error: () => {}, fatal: () => {} };
      const delivery = startDelivery({ spool: site.spool, settings: settings.value, log });
      while ((await idsOf(site.spool, 'waiting')).length > 0) await new Promise(setImmediate);
      await delivery.stop();
      expect(await filesIn(site.folder, 'mailbox')).toHaveLength(1);
    },
  );
});
