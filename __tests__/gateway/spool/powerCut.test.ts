import fc from 'fast-check';
import { openFolder } from '@/gateway/spool/folder';
import type { OpenSpool } from '@/gateway/spool/types';
import { shortSubmission } from '../support/submissions';
import { volatileDisk } from '../support/volatileDisk';

const folder = '/spool';
const keys = Array.from({ length: 6 }, (_, index) => `key-of-visitor-${index}`);

/** No other process sees a disk in memory. */
const opened = (disk: ReturnType<typeof volatileDisk>) =>
  openFolder({ folder, disk, occupy: async () => async () => {} });

/** Accepts all and delivers two, and tells what was promised before the power went. */
async function work(disk: ReturnType<typeof volatileDisk>) {
  const told = {
    acknowledged: new Set<string>(),
    handedOver: new Set<string>(),
    delivered: new Set<string>(),
  };
  const accept = async (spool: OpenSpool, key: string) => {
    if ((await spool.accept(shortSubmission(key, key))) === 'stored') told.acknowledged.add(key);
  };
  const deliver = async (spool: OpenSpool) => {
    for (let times = 0; times < 2; times += 1) {
      const id = (await spool.claim())?.id;
      if (id === undefined) return;
      const key = String((await spool.read(id)).key);
      told.handedOver.add(key);
      await spool.done(id);
      told.delivered.add(key);
    }
  };
  // Cut while it opens, there is no spool and no promise.
  const spool = await opened(disk).catch(() => undefined);
  if (!spool) return told;
  await Promise.allSettled(keys.slice(0, 4).map((key) => accept(spool, key)));
  await Promise.allSettled([deliver(spool), ...keys.slice(4).map((key) => accept(spool, key))]);
  await spool.close();
  return told;
}

/** @returns how often each key waits after a restart, and what its content is */
async function after(disk: ReturnType<typeof volatileDisk>) {
  const spool = await opened(disk);
  const waiting = [];
  for (let claimed = await spool.claim(); claimed; claimed = await spool.claim())
    waiting.push(await spool.read(claimed.id));
  const answers = new Map<string, string>();
  for (const key of keys) answers.set(key, await spool.accept(shortSubmission(key, key)));
  await spool.close();
  return { waiting, answers };
}

it('works, with the power on (specification 27.1)', async () => {
  const { acknowledged, delivered } = await work(volatileDisk());
  expect([acknowledged.size, delivered.size]).toEqual([6, 2]);
});

it('a power cut after any step loses nothing acknowledged, doubles nothing and revives nothing delivered', async () => {
  const whole = volatileDisk();
  await work(whole);
  const steps = whole.steps();
  expect(steps).toBeGreaterThan(50);

  const cuts = fc.integer({ min: 1, max: steps });
  const lucks = fc.infiniteStream(fc.boolean());
  await fc.assert(
    fc.asyncProperty(cuts, lucks, async (cut, luck) => {
      const disk = volatileDisk();
      disk.cutAfter(cut);
      const { acknowledged, handedOver, delivered } = await work(disk);
      disk.restart(() => luck.next().value);

      const { waiting, answers } = await after(disk);
      const waits = waiting.map(({ key }) => String(key));
      expect(new Set(waits).size).toBe(waits.length);
      for (const key of acknowledged) {
        expect([key, answers.get(key)]).toEqual([key, 'known']);
        if (!handedOver.has(key)) expect(waits).toContain(key);
      }
      for (const key of delivered) expect(waits).not.toContain(key);
      for (const { key = '', payload } of waiting) expect(payload).toEqual(shortSubmission(key, key).payload);
    }),
    { numRuns: 500 },
  );
});
