import { retentionCutoff } from '@/gateway/spool/entry';
import { shortSubmission, trappedSubmission } from '../../support/submissions';
import { day, dead, idsOf, key, pdf, type StoreScene, stored } from './store';

/**
 * What every store must keep aside (specification 27.25), and what it must forget, and when (specification 35.5).
 *
 * @param scene gives the store, once a test runs
 */
export function holdsTheForgettingContract(scene: () => StoreScene): void {
  const spool = () => scene().spool;

  it('keeps any payload that does not fit its form as unfit, until an operator retries it', async () => {
    const own = key();
    const unfit = { ...shortSubmission(own), payload: [null, 'x'], unfit: true } as never;
    expect([await spool().accept(unfit), await spool().claim()]).toEqual(['stored', undefined]);
    await scene().reopen();
    expect(await spool().accept(unfit)).toBe('known');
    expect(await spool().accept(shortSubmission(own, 'other'))).toBe('different');
    const [id = ''] = await idsOf(spool(), 'unfit');
    expect(await (await scene().asOperator()).revive(id)).toBe(true);
    scene().clock += 10_000;
    expect((await spool().claim())?.id).toBe(id);
    expect(await spool().read(id)).toMatchObject({ payload: [null, 'x'], unfit: true });
  });

  describe('removes items after their retention (specification 27.24, 35.5 and 35.7)', () => {
    it('marks after eight days, as a browser sends again for seven', async () => {
      const submission = shortSubmission(key());
      const id = await stored(spool(), submission);
      await spool().claim();
      await spool().done(id);
      scene().clock += 7 * day;
      expect(await spool().forget(undefined)).toEqual({});
      expect(await spool().accept(submission)).toBe('known');
      scene().clock += day + 1;
      expect(await spool().forget(undefined)).toEqual({ done: 1 });
      expect(await spool().accept(submission)).toBe('stored');
    });

    it('counts dead entries from the last attempt, and marks from the delivery', async () => {
      const [submission, other] = [shortSubmission(key()), shortSubmission(key())];
      const id = await stored(spool(), submission);
      const delivered = await stored(spool(), other);
      for (const one of [id, delivered]) await spool().claim(one);
      scene().clock += 5 * day;
      await spool().bury(id);
      await spool().done(delivered);
      scene().clock += 8 * day;
      await scene().reopen();
      expect(await spool().forget(retentionCutoff(8, scene().clock))).toEqual({});
      scene().clock += 1;
      expect(await spool().forget(retentionCutoff(8, scene().clock))).toEqual({ dead: 1, done: 1 });
    });

    it('reports its clock and the time of the newest item or of the last call', async () => {
      expect(await spool().clock()).toEqual({ now: scene().clock });
      await stored(spool());
      const received = scene().clock;
      scene().clock += day;
      expect(await spool().clock()).toEqual({ now: scene().clock, newest: received });
      await spool().forget(undefined);
      const looked = scene().clock;
      scene().clock += day;
      await scene().reopen();
      expect(await spool().clock()).toEqual({ now: scene().clock, newest: looked });
    });

    it('dead, quarantine and withheld items after KEEP_DAYS, never waiting ones, and none with 0', async () => {
      const id = await dead(spool());
      await spool().accept(trappedSubmission(key()));
      await spool().withhold({ id, receivedAt: scene().clock, number: 1, content: pdf });
      const waits = await stored(spool());
      scene().clock += 30 * day;
      expect(await spool().forget(retentionCutoff(30, scene().clock))).toEqual({});
      scene().clock += 1;
      expect(await spool().forget(retentionCutoff(0, scene().clock))).toEqual({});
      expect(await spool().forget(retentionCutoff(30, scene().clock))).toEqual({
        dead: 1,
        quarantine: 1,
        withheld: 1,
      });
      expect((await spool().list()).map((item) => item.id)).toEqual([waits]);
    });
  });
}
