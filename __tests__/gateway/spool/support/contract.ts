import { randomUUID } from 'node:crypto';
import { keptSince } from '@/gateway/spool/entry';
import { moveAll } from '@/gateway/spool/move';
import type { OpenSpool, Submission } from '@/gateway/spool/types';
import { samples } from '../../support/forms';
import { shortSubmission, trappedSubmission } from '../../support/submissions';
import { idsOf, waitingIn } from './items';

/** A store of one kind, with a clock of its own, for one test. */
export interface StoreScene {
  readonly spool: OpenSpool;
  /** What the spool takes for the time: milliseconds since 1970. */
  clock: number;
  /** Closes the spool and opens it again, as a restart of the gateway does. */
  reopen(): Promise<void>;
  /** Opens the same store as the operator's command does, beside the gateway; ends with the test. */
  beside(): Promise<OpenSpool>;
  /** Opens another store of the same kind, which is empty; ends with the test. */
  another(): Promise<OpenSpool>;
}

const day = 24 * 60 * 60 * 1000;
const pdf = Buffer.from('%PDF-1.7\n\0\xff', 'latin1');

/**
 * What every store must hold to (specification 27.1, 27.2, 27.9, 27.19, 28.8, 35.5).
 *
 * @param scene gives the store, once a test runs
 */
export function holdsTheContract(scene: () => StoreScene): void {
  const key = () => `key-${randomUUID()}`;
  const spool = () => scene().spool;

  /** @returns the id of a submission that now waits */
  async function stored(submission: Submission = shortSubmission(key())): Promise<string> {
    const before = await waitingIn(spool());
    expect(await spool().accept(submission)).toBe('stored');
    return (await waitingIn(spool())).find((id) => !before.includes(id)) ?? '';
  }

  /** Claims an entry and gives it up. */
  async function dead(submission?: Submission): Promise<string> {
    const id = await stored(submission);
    await spool().claim(id);
    await spool().bury(id);
    return id;
  }

  describe('a submission', () => {
    it.each([
      ['usual', 'Grüezi. Could you help us?'],
      ['with NUL and half a surrogate', 'a\0b \ud800 c'],
      ['with what SQL and paths take for their own', "'; drop table spool; -- \\ $1 %s ../../etc/passwd"],
    ])('is kept whole, with the time and its id: %s', async (_name, text) => {
      const submission = shortSubmission(key(), text);
      const id = await stored(submission);
      expect(id).toMatch(/^[0-9a-f]{64}$/);
      expect(await spool().claim()).toEqual({ id, receivedAt: scene().clock });
      const receivedAt = new Date(scene().clock).toISOString();
      expect(await spool().read(id)).toEqual({ ...submission, id, receivedAt });
    });

    it('is kept as the JSON that arrived, where it is at hand, of any size', async () => {
      const payload = {
        ...samples.application,
        File: [`data:application/pdf;base64,${'A'.repeat(4_000_000)}`],
      };
      const submission = { ...shortSubmission(key()), form: 'application' as const };
      const json = Buffer.from(` ${JSON.stringify(payload)}\n`);
      await spool().accept({ ...submission, payload: undefined, json } as never);
      const [id = ''] = await waitingIn(spool());
      await spool().claim();
      expect((await spool().read(id)).payload).toEqual(payload);
    });

    it('that was trapped is in quarantine, where no delivery finds it', async () => {
      const heard = jest.fn();
      spool().onStored(heard);
      expect(await spool().accept(trappedSubmission(key()))).toBe('stored');
      await new Promise(setImmediate);
      expect([heard.mock.calls.length, await spool().claim()]).toEqual([0, undefined]);
      expect(await idsOf(spool(), 'quarantine')).toHaveLength(1);
      const id = await stored();
      await new Promise(setImmediate);
      expect([heard.mock.calls.length, (await spool().claim())?.id]).toEqual([1, id]);
    });
  });

  describe('the same key', () => {
    it.each(['done', 'bury', 'none'] as const)(
      'with the same body is known and with another different, also after a restart (then: %s)',
      async (settle) => {
        const own = key();
        const id = await stored(shortSubmission(own, 'a'));
        await spool().claim();
        if (settle !== 'none') await spool()[settle](id);
        for (const restart of [false, true]) {
          if (restart) await scene().reopen();
          expect(await spool().accept(shortSubmission(own, 'a'))).toBe('known');
          expect(await spool().accept(trappedSubmission(own))).toBe('known');
          expect(await spool().accept(shortSubmission(own, 'b'))).toBe('different');
        }
        expect((await spool().list()).map((item) => item.id)).toEqual([id]);
      },
    );

    it('of two forms is two submissions, and missing it makes each request one of its own', async () => {
      const own = key();
      const contact: Submission = { ...shortSubmission(own), form: 'contact', payload: samples.contact };
      for (const submission of [shortSubmission(own), contact, shortSubmission(), shortSubmission()])
        expect(await spool().accept(submission)).toBe('stored');
      expect(await waitingIn(spool())).toHaveLength(4);
    });

    it('twenty times at once is stored once, and the others hear that it is known or being stored', async () => {
      const own = key();
      const all = await Promise.all(Array.from({ length: 20 }, () => spool().accept(shortSubmission(own))));
      expect(all.filter((answer) => answer === 'stored')).toHaveLength(1);
      expect(all.filter((answer) => !['stored', 'known', 'busy'].includes(answer))).toEqual([]);
      expect(await waitingIn(spool())).toHaveLength(1);
    });
  });

  describe('what waits', () => {
    it('is claimed once, the oldest first, also after a restart', async () => {
      const ids: string[] = [];
      for (let sent = 0; sent < 3; sent += 1) {
        scene().clock += 1000;
        ids.push(await stored());
      }
      await scene().reopen();
      const claimed = [await spool().claim(), await spool().claim(), await spool().claim()];
      expect(claimed.map((one) => one?.id)).toEqual(ids);
      expect(await spool().claim()).toBeUndefined();
    });

    it('is nobody else’s while it is claimed', async () => {
      const id = await stored();
      const other = await scene().beside();
      expect((await spool().claim())?.id).toBe(id);
      expect([await other.claim(), await other.claim(id), await other.remove(id)]).toEqual([
        undefined,
        undefined,
        false,
      ]);
      await spool().retry(id, 0);
      expect((await other.claim(id))?.id).toBe(id);
      expect(await spool().claim()).toBeUndefined();
    });

    it('rests for as long as it shall, and comes after what did not wait yet; by its id it is had at once', async () => {
      const id = await stored();
      await spool().claim();
      await spool().retry(id, 60_000);
      expect(await spool().claim()).toBeUndefined();
      expect((await spool().claim(id))?.id).toBe(id);
      await spool().retry(id, 60_000);
      scene().clock += 60_000;
      expect((await spool().claim())?.id).toBe(id);
    });

    it('is a mark without content once it is delivered', async () => {
      const id = await stored();
      await spool().claim();
      await spool().done(id);
      await scene().reopen();
      expect(await spool().claim()).toBeUndefined();
      expect(await spool().show(id)).toMatchObject({ id, state: 'done', content: Buffer.alloc(0) });
    });

    it('is dead, whole, once it is given up', async () => {
      const submission = shortSubmission(key(), 'in the end');
      const id = await dead(submission);
      await scene().reopen();
      expect(await spool().claim()).toBeUndefined();
      const found = await spool().show(id);
      expect([found?.state, JSON.parse(String(found?.content))]).toEqual([
        'dead',
        expect.objectContaining(submission),
      ]);
    });
  });

  describe('an operator, beside the gateway', () => {
    it.each(['dead', 'quarantine'] as const)('lets wait again what is %s', async (state) => {
      if (state === 'dead') await dead();
      else await spool().accept(trappedSubmission(key()));
      const other = await scene().beside();
      const [id = ''] = await idsOf(other, state);
      expect(await other.revive(id)).toBe(true);
      scene().clock += 10_000;
      expect((await spool().claim())?.id).toBe(id);
      await spool().done(id);
      expect((await spool().list()).map((item) => item.state)).toEqual(['done']);
    });

    it('has tried at once what rests', async () => {
      const id = await stored();
      await spool().claim();
      await spool().retry(id, day);
      const other = await scene().beside();
      expect(await other.revive(id)).toBe(true);
      scene().clock += 10_000;
      expect((await spool().claim())?.id).toBe(id);
      expect(await other.revive('f'.repeat(64))).toBe(false);
    });

    it('removes what waits and what is dead, which the gateway then knows', async () => {
      const ids = [await dead(), await stored()];
      const other = await scene().beside();
      for (const id of ids) expect(await other.remove(id)).toBe(true);
      expect([await other.remove(ids[0] ?? ''), await other.list()]).toEqual([false, []]);
      scene().clock += 10_000;
      expect(await spool().claim()).toBeUndefined();
    });

    it('sees how many there are of each, and since when the oldest waits', async () => {
      const none = { waiting: 0, done: 0, dead: 0, quarantine: 0, withheld: 0 };
      expect(await spool().figures()).toEqual(none);
      const began = scene().clock;
      const id = await stored();
      scene().clock += 1000;
      await stored();
      await dead();
      await spool().accept(trappedSubmission(key()));
      await spool().withhold({ id, receivedAt: began, number: 1, content: pdf });
      const figures = { ...none, waiting: 2, dead: 1, quarantine: 1, withheld: 1 };
      expect(await spool().figures()).toEqual({ ...figures, oldestWaiting: began });
      expect(await (await scene().beside()).figures()).toEqual({ ...figures, oldestWaiting: began });
    });

    it('moves all of it to another store, where each is once, as it was', async () => {
      const own = key();
      const delivered = await stored(shortSubmission(own));
      await spool().claim();
      await spool().done(delivered);
      const busy = await stored();
      await spool().claim(busy);
      await dead();
      await spool().accept(trappedSubmission(key()));
      await spool().withhold({ id: delivered, receivedAt: scene().clock, number: 2, content: pdf });
      const waits = await stored();
      const before = new Map((await spool().list()).map((item) => [item.id, item]));

      const [from, to] = [await scene().beside(), await scene().another()];
      expect(await moveAll(from, to)).toEqual({ moved: 5, known: 0, busy: 1 });
      const there = await to.list();
      before.delete(busy);
      expect(new Map(there.map((item) => [item.id, item]))).toEqual(before);
      expect(await to.accept(shortSubmission(own))).toBe('known');
      expect((await to.claim())?.id).toBe(waits);
      // The mark of what moved stays, for whoever still asks here.
      expect((await from.list()).map(({ state }) => state).sort()).toEqual(['done', 'done', 'waiting']);
      expect(await moveAll(from, to)).toEqual({ moved: 0, known: 2, busy: 1 });
    });
  });

  describe('files that lie about their type', () => {
    it('are kept unchanged under the number that the mail names, once', async () => {
      const file = { id: await stored(), receivedAt: scene().clock, number: 2, content: pdf };
      for (let times = 0; times < 2; times += 1) await spool().withhold(file);
      expect(spool().placeOf(file)).toContain(`${file.id}-2`);
      expect(await idsOf(spool(), 'withheld')).toEqual([`${file.id}-2`]);
      expect((await spool().show(`${file.id}-2`))?.content).toEqual(pdf);
    });
  });

  describe('what was kept for long enough is removed (specification 35.5)', () => {
    it('marks after eight days, as a browser sends again for seven', async () => {
      const submission = shortSubmission(key());
      const id = await stored(submission);
      await spool().claim();
      await spool().done(id);
      scene().clock += 7 * day;
      expect(await spool().forget(undefined)).toEqual({});
      expect(await spool().accept(submission)).toBe('known');
      scene().clock += day + 1;
      expect(await spool().forget(undefined)).toEqual({ done: 1 });
      expect(await spool().accept(submission)).toBe('stored');
    });

    it('the dead, quarantine and withheld files after KEEP_DAYS, never what waits, and with 0 nothing', async () => {
      const id = await dead();
      await spool().accept(trappedSubmission(key()));
      await spool().withhold({ id, receivedAt: scene().clock, number: 1, content: pdf });
      const waits = await stored();
      scene().clock += 30 * day;
      expect(await spool().forget(keptSince(30, scene().clock))).toEqual({});
      scene().clock += 1;
      expect(await spool().forget(keptSince(0, scene().clock))).toEqual({});
      expect(await spool().forget(keptSince(30, scene().clock))).toEqual({
        dead: 1,
        quarantine: 1,
        withheld: 1,
      });
      expect((await spool().list()).map((item) => item.id)).toEqual([waits]);
    });
  });

  it('a look says that a submission could be kept, and leaves nothing', async () => {
    await spool().check();
    expect(await spool().list()).toEqual([]);
  });
}
