import { once } from 'node:events';
import { startDelivery } from '@/gateway/delivery';
import { metricsOf, serveMetrics } from '@/gateway/metrics';
import { readGatewaySettings } from '@/gateway/settings';
import { openFolder } from '@/gateway/spool/folder';
import { folderOfTest } from '../support/folder';
import { watchedDisk } from './support/disks';
import { newKey, post, samples } from './support/forms';
import { gateways } from './support/served';

const start = gateways();

const folder = folderOfTest();

/** @returns the values of a text in Prometheus' format, by name and labels */
function valuesIn(text: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => line.split(/ (?=[^ ]+$)/)).map(([name, value]) => [name, Number(value)]),
  );
}

/** A gateway and what it tells of itself. */
async function started(env: Record<string, string> = {}, disk = watchedDisk()) {
  const spool = await openFolder({ folder, disk });
  const metrics = metricsOf(spool);
  const site = await start(env, { spool, metrics });
  return { site, disk, folder, metrics, values: async () => valuesIn(await metrics.text()) };
}

const noKey = { 'Idempotency-Key': undefined };

describe('metrics (specification 27.20)', () => {
  it('count accepted forms, their duration, and refusals by reason', async () => {
    const { site, disk, values } = await started({ RATE_PER_MINUTE: '8' });
    const key = { 'Idempotency-Key': newKey() };
    for (const body of [samples.short, samples.short, { ...samples.short, Message: 'other' }, '{'])
      await post(site, 'short', body, key);
    await post(site, 'short', {}, noKey);
    await post(site, 'contact', samples.contact);
    await post(site, 'short', samples.short, { Origin: 'https://other.test' });
    disk.fail('write', 'ENOSPC');
    await post(site, 'short', samples.short);
    disk.fail('write', 'EIO');
    await post(site, 'short', samples.short);
    for (let count = 0; count < 4; count += 1) await post(site, 'short', {}, noKey);
    await site.ask('/services');
    expect(await values()).toMatchObject({
      'gateway_accepted_total{form="short"}': 2,
      'gateway_accepted_total{form="contact"}': 1,
      'gateway_accepted_total{form="application"}': 0,
      'gateway_acknowledge_seconds_count{form="short"}': 2,
      'gateway_acknowledge_seconds_bucket{le="+Inf",form="contact"}': 1,
      'gateway_refused_total{form="short",reason="unreadable"}': 1,
      'gateway_refused_total{form="short",reason="fields"}': 3,
      'gateway_refused_total{form="short",reason="key"}': 1,
      'gateway_refused_total{form="short",reason="origin"}': 1,
      'gateway_refused_total{form="short",reason="full"}': 1,
      'gateway_refused_total{form="short",reason="unavailable"}': 1,
      'gateway_refused_total{form="short",reason="rate"}': 2,
    });
  });

  it('show the items of each state and the oldest waiting one, and nothing while the store is away', async () => {
    const { site, disk, values } = await started();
    const before = await values();
    expect(before).toMatchObject({ 'gateway_items{state="waiting"}': 0, gateway_oldest_waiting_seconds: 0 });
    await post(site, 'short', samples.short);
    await post(site, 'short', samples.short, { 'X-Form-Trap': '1' });
    const after = await values();
    expect(after).toMatchObject({
      gateway_spool_reachable: 1,
      'gateway_items{state="waiting"}': 1,
      'gateway_items{state="quarantine"}': 1,
      'gateway_items{state="dead"}': 0,
      'gateway_spool_bytes{state="quarantine"}': 4096,
      'gateway_spool_bytes{state="done"}': 0,
      gateway_spool_free_bytes: expect.any(Number),
    });
    expect(after.gateway_oldest_waiting_seconds).toBeGreaterThan(0);
    expect(Math.abs(after['gateway_clock_skew_seconds{against="store"}'] ?? 99)).toBeLessThan(1);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
    const setBack = await values();
    clock.mockRestore();
    expect(setBack['gateway_clock_skew_seconds{against="start"}']).toBeLessThan(-86_000);
    disk.fail('list', 'EIO');
    const away = await values();
    expect(away.gateway_spool_reachable).toBe(0);
    expect(Object.keys(away).filter((name) => /items\{|oldest|spool_.*bytes/.test(name))).toEqual([]);
  });

  it('count the attempts of a delivery by their outcome', async () => {
    const { site, folder, metrics, values } = await started();
    const failing = watchedDisk();
    failing.fail('create', 'EROFS');
    const settings = readGatewaySettings({ MAILBOX_DIR: `${folder}/mailbox` });
    if (!settings.ok) throw new Error(settings.problems.join());
    const spool = metrics.countingDelivery(site.spool);
    const log = { info: () => {}, warn: () => {}, error: () => {}, fatal: () => {} };
    const attempts = async (outcome: string) =>
      (await values())[`gateway_delivery_attempts_total{outcome="${outcome}"}`];
    expect([await attempts('delivered'), await attempts('failed'), await attempts('dead')]).toEqual([
      0, 0, 0,
    ]);
    await post(site, 'short', samples.short);
    const one = startDelivery({ spool, settings: settings.value, log, disk: failing });
    while ((await attempts('failed')) === 0) await new Promise(setImmediate);
    await one.stop();
    await post(site, 'short', samples.short);
    const two = startDelivery({ spool, settings: settings.value, log });
    while ((await attempts('delivered')) === 0) await new Promise(setImmediate);
    await two.stop();
    expect([await attempts('delivered'), await attempts('failed'), await attempts('dead')]).toEqual([
      1, 1, 0,
    ]);
  });

  it('hold nothing of a visitor, and are at one path of a port of their own', async () => {
    const { site, metrics } = await started();
    const key = newKey();
    await post(site, 'contact', samples.contact, { 'Idempotency-Key': key, Origin: 'https://marked.test' });
    await post(site, 'contact', samples.contact, { 'Idempotency-Key': key });
    const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
    const answer = await fetch(`${origin}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    const text = await answer.text();
    expect(text).toContain('process_resident_memory_bytes');
    for (const secret of [
      'Urs',
      'visitor.test',
      'marked.test',
      key,
      '127.0.0.1',
      ...(await site.spool.list()).map(({ id }) => id),
    ])
      expect(text).not.toContain(secret);
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await site.ask('/metrics')).status).toBe(404);
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
});
