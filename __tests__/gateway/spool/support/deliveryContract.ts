import { moveAll } from '@/gateway/spool/move';
import type { OpenSpool } from '@/gateway/spool/types';
import { shortSubmission } from '../../support/submissions';
import { day, dead, key, type StoreScene, stored } from './store';

/**
 * What every store must hold to for the delivery (specification 28.8, 28.10, 28.11, 28.12).
 *
 * @param scene gives the store, once a test runs
 */
export function holdsTheDeliveryContract(scene: () => StoreScene): void {
  const spool = () => scene().spool;

  describe('a waiting entry', () => {
    it('is claimed once, the oldest first, also after a restart', async () => {
      const ids: string[] = [];
      for (let sent = 0; sent < 3; sent += 1) {
        scene().clock += 1000;
        ids.push(await stored(spool()));
      }
      await scene().reopen();
      const claimed = [await spool().claim(), await spool().claim(), await spool().claim()];
      expect(claimed.map((one) => one?.id)).toEqual(ids);
      expect(await spool().claim()).toBeUndefined();
    });

    it('is claimed once however many ask at once', async () => {
      const ids = new Set<string>();
      for (let sent = 0; sent < 6; sent += 1) ids.add(await stored(spool()));
      const claims = await Promise.all(Array.from({ length: 12 }, () => spool().claim()));
      const claimed = claims.flatMap((one) => one?.id ?? []);
      // A call may have met an entry that another one was just taking.
      for (let one = await spool().claim(); one; one = await spool().claim()) claimed.push(one.id);
      expect(claimed).toHaveLength(6);
      expect(new Set(claimed)).toEqual(ids);
      await Promise.all(claimed.map((id) => spool().done(id)));
      expect(await spool().claim()).toBeUndefined();
    });

    it('is left for another when it has more bytes than asked for', async () => {
      const large = await stored(spool(), shortSubmission(key(), 'x'.repeat(10_000)));
      scene().clock += 1000;
      const small = await stored(spool());
      await scene().reopen();
      expect((await spool().claim(undefined, 5000))?.id).toBe(small);
      expect(await spool().claim(undefined, 5000)).toBeUndefined();
      expect((await spool().claim(undefined, 20_000))?.id).toBe(large);
    });

    it('belongs to one claim at a time', async () => {
      const id = await stored(spool());
      const other = await scene().asOperator();
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

    it('rests for its pause and comes after untried ones; by its id it can be claimed at once', async () => {
      const id = await stored(spool());
      await spool().claim();
      await spool().retry(id, 60_000);
      expect(await spool().claim()).toBeUndefined();
      expect((await spool().claim(id))?.id).toBe(id);
      await spool().retry(id, 60_000);
      scene().clock += 60_000;
      expect((await spool().claim())?.id).toBe(id);
    });

    it.each([
      ['', false],
      [', also after a restart', true],
    ])(
      'is due at once when the clock is set back by more than the longest pause%s',
      async (_name, restart) => {
        const id = await stored(spool());
        await spool().claim();
        await spool().retry(id, 60_000);
        scene().clock -= day;
        if (restart) await scene().reopen();
        expect((await spool().claim())?.id).toBe(id);
      },
    );

    it('knows how often it failed, also after a restart, until an operator lets it wait again', async () => {
      const id = await stored(spool());
      for (let failed = 0; failed < 3; failed += 1) {
        expect((await spool().claim(id))?.attempts).toBe(failed);
        await spool().retry(id, 1000, { failure: '451 after DATA' });
      }
      await spool().claim(id);
      await spool().retry(id, 0);
      await scene().reopen();
      expect((await spool().claim(id))?.attempts).toBe(3);
      await spool().bury(id);
      await spool().revive(id);
      expect((await spool().claim(id))?.attempts).toBe(0);
    });

    it('keeps count, time and cause of its failures, also after a restart and when it is dead', async () => {
      const id = await stored(spool());
      const triedOf = async (of: OpenSpool) => {
        const [item] = (await of.list()).filter((one) => one.id === id);
        expect((await of.show(id))?.tried).toEqual(item?.tried);
        return item?.tried;
      };
      expect(await triedOf(spool())).toBeUndefined();
      await spool().claim();
      await spool().retry(id, 0, { failure: 'ESOCKET', answer: 'connect ECONNREFUSED' });
      expect(await triedOf(spool())).toEqual({
        attempts: 1,
        at: scene().clock,
        failure: 'ESOCKET',
        answer: 'connect ECONNREFUSED',
      });
      await scene().reopen();
      scene().clock += 60_000;
      await spool().claim();
      const failure = { failure: '451 4.7.1 after DATA', answer: '451 4.7.1 «later»', remedy: 'Wait.' };
      await spool().retry(id, 0, failure);
      const twice = { attempts: 2, at: scene().clock, ...failure };
      expect(await triedOf(await scene().asOperator())).toEqual(twice);
      // What is put back without an attempt, as by a move, says nothing new.
      await spool().claim();
      await spool().retry(id, 0);
      expect(await triedOf(spool())).toEqual(twice);
      await spool().claim();
      await spool().bury(id, { failure: '550 after RCPT TO' });
      const last = { attempts: 3, at: scene().clock, failure: '550 after RCPT TO' };
      await scene().reopen();
      expect(await triedOf(spool())).toEqual(last);
      const to = await scene().another();
      await moveAll(spool(), to);
      expect(await triedOf(to)).toEqual(last);
      expect(await triedOf(spool())).toBeUndefined();
    });

    it('is a mark without content once it is delivered', async () => {
      const id = await stored(spool());
      await spool().claim();
      await spool().done(id);
      await scene().reopen();
      expect(await spool().claim()).toBeUndefined();
      expect(await spool().show(id)).toMatchObject({ id, state: 'done', content: Buffer.alloc(0) });
    });

    it('is dead, whole, once it is given up', async () => {
      const submission = shortSubmission(key(), 'in the end');
      const id = await dead(spool(), submission);
      await scene().reopen();
      expect(await spool().claim()).toBeUndefined();
      const found = await spool().show(id);
      expect([found?.state, JSON.parse(String(found?.content))]).toEqual([
        'dead',
        expect.objectContaining(submission),
      ]);
    });
  });
}
