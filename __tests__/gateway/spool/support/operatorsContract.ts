import { noItems } from '@/gateway/spool/figures';
import { areOne, moveAll } from '@/gateway/spool/move';
import { shortSubmission, trappedSubmission } from '../../support/submissions';
import { day, dead, idsOf, key, pdf, type StoreScene, stored } from './store';

/**
 * The contract of every store for its operators (specification 27.21, 35.5).
 *
 * @param scene gives the store, once a test runs
 */
export function holdsTheOperatorsContract(scene: () => StoreScene): void {
  const spool = () => scene().spool;

  describe('an operator, while the gateway runs', () => {
    it.each(['dead', 'quarantine'] as const)('retries an entry that is %s', async (state) => {
      if (state === 'dead') await dead(spool());
      else await spool().accept(trappedSubmission(key()));
      const other = await scene().asOperator();
      const [id = ''] = await idsOf(other, state);
      expect(await other.revive(id)).toBe(true);
      scene().clock += 10_000;
      expect((await spool().claim())?.id).toBe(id);
      await spool().done(id);
      expect((await spool().list()).map((item) => item.state)).toEqual(['done']);
    });

    it('makes a resting entry due at once', async () => {
      const id = await stored(spool());
      await spool().claim();
      await spool().retry(id, day);
      const other = await scene().asOperator();
      expect(await other.revive(id)).toBe(true);
      scene().clock += 10_000;
      expect((await spool().claim())?.id).toBe(id);
      expect(await other.revive('f'.repeat(64))).toBe(false);
    });

    it('removes waiting, dead and quarantined entries; sent again, they stay removed', async () => {
      const sent = [shortSubmission(key(), 'a'), shortSubmission(key(), 'b'), trappedSubmission(key())];
      const [first, second, third] = sent;
      if (!first || !second || !third) throw new Error('There are three.');
      await dead(spool(), first);
      await stored(spool(), second);
      await spool().accept(third);
      const other = await scene().asOperator();
      const ids = (await other.list()).map(({ id }) => id);
      for (const id of ids) expect(await other.remove(id)).toBe(true);
      for (const restart of [false, true]) {
        if (restart) await scene().reopen();
        scene().clock += 10_000;
        expect(await spool().claim()).toBeUndefined();
        for (const submission of sent) expect(await spool().accept(submission)).toBe('known');
        expect(await spool().accept(shortSubmission(first.key, 'c'))).toBe('different');
      }
      const left = await Promise.all(ids.map((id) => spool().show(id)));
      expect(left).toEqual(
        ids.map((id) => expect.objectContaining({ id, state: 'done', content: Buffer.alloc(0) })),
      );
    });

    it('removes all entries of one state, and they stay removed', async () => {
      const sent = [trappedSubmission(key()), trappedSubmission(key())];
      for (const submission of sent) await spool().accept(submission);
      const id = await dead(spool());
      await spool().withhold({ id, receivedAt: scene().clock, number: 1, content: pdf });
      const other = await scene().asOperator();
      expect(await other.removeAll('quarantine')).toBe(2);
      expect(await other.removeAll('withheld')).toBe(1);
      expect(await other.removeAll('unfit')).toBe(0);
      for (const restart of [false, true]) {
        if (restart) await scene().reopen();
        expect(await spool().figures()).toMatchObject({ quarantine: 0, withheld: 0, dead: 1, done: 2 });
        for (const submission of sent) expect(await spool().accept(submission)).toBe('known');
      }
    });

    it('removes withheld files altogether, and no mark', async () => {
      const id = await stored(spool());
      await spool().withhold({ id, receivedAt: scene().clock, number: 1, content: pdf });
      await spool().claim(id);
      await spool().done(id);
      const other = await scene().asOperator();
      expect(await other.remove(`${id}-1`)).toBe(true);
      expect(await other.remove(`${id}-1`)).toBe(false);
      expect([await other.remove(id), (await spool().list()).map(({ state }) => state)]).toEqual([
        false,
        ['done'],
      ]);
    });

    it('sees how many there are of each, and since when the oldest waits', async () => {
      expect(await spool().figures()).toEqual(noItems);
      const began = scene().clock;
      const id = await stored(spool());
      scene().clock += 1000;
      await stored(spool());
      await dead(spool());
      await spool().accept(trappedSubmission(key()));
      await spool().withhold({ id, receivedAt: began, number: 1, content: pdf });
      const figures = { ...noItems, waiting: 2, dead: 1, quarantine: 1, withheld: 1 };
      scene().clock += 2000;
      for (const one of [spool(), await scene().asOperator()])
        expect(await one.figures()).toEqual({ ...figures, longestWait: 3000 });
      scene().clock = began - day;
      expect((await spool().figures()).longestWait).toBe(0);
    });

    it('sees how much room they take', async () => {
      await stored(spool(), shortSubmission(key(), 'x'.repeat(10_000)));
      await spool().accept(trappedSubmission(key()));
      await spool().withhold({ id: 'a'.repeat(64), receivedAt: 0, number: 1, content: Buffer.alloc(5000) });
      const delivered = await stored(spool());
      await spool().claim(delivered);
      await spool().done(delivered);
      for (let looks = 0; looks < 2; looks += 1) {
        const { bytes } = await (await scene().asOperator()).usage();
        expect(bytes).toMatchObject({ done: 0, dead: 0, unfit: 0 });
        expect(bytes.waiting).toBeGreaterThan(10_000);
        expect(bytes.waiting).toBeLessThan(20_000);
        expect(bytes.withheld).toBeGreaterThanOrEqual(5000);
        expect(bytes.quarantine).toBeGreaterThan(100);
      }
    });

    it('moves all of it to another store, where each is once, as it was', async () => {
      const own = key();
      const delivered = await stored(spool(), shortSubmission(own));
      await spool().claim();
      await spool().done(delivered);
      const busy = await stored(spool());
      await spool().claim(busy);
      await dead(spool());
      await spool().accept(trappedSubmission(key()));
      await spool().withhold({ id: delivered, receivedAt: scene().clock, number: 2, content: pdf });
      const waits = await stored(spool());
      const before = new Map((await spool().list()).map((item) => [item.id, item]));

      const [from, to] = [await scene().asOperator(), await scene().another()];
      expect(await moveAll(from, to)).toEqual({ moved: 5, known: 0, busy: 1, different: 0 });
      const there = await to.list();
      before.delete(busy);
      expect(new Map(there.map((item) => [item.id, item]))).toEqual(before);
      expect(await to.accept(shortSubmission(own))).toBe('known');
      expect((await to.claim())?.id).toBe(waits);
      // The marks of moved entries stay, for senders that still ask here.
      expect((await from.list()).map(({ state }) => state).sort()).toEqual([
        ...Array(4).fill('done'),
        'waiting',
      ]);
      expect(await moveAll(from, to)).toEqual({ moved: 0, known: 4, busy: 1, different: 0 });
    });

    it('detects whether another store is the same one, and leaves nothing behind', async () => {
      const id = await stored(spool());
      const [same, another] = [await scene().asOperator(), await scene().another()];
      expect([await areOne(spool(), same), await areOne(spool(), another)]).toEqual([true, false]);
      expect([(await same.list()).map((item) => item.id), await another.list()]).toEqual([[id], []]);
    });

    it('drops items that the other store has, and keeps those that differ there', async () => {
      const [own, others] = [key(), key()];
      const [same, other] = [await stored(spool(), shortSubmission(own)), shortSubmission(others, 'b')];
      const differs = await stored(spool(), shortSubmission(others, 'a'));
      const to = await scene().another();
      await to.accept(shortSubmission(own));
      await to.accept(other);
      const from = await scene().asOperator();
      expect(await moveAll(from, to)).toEqual({ moved: 0, known: 1, busy: 0, different: 1 });
      expect((await from.show(same))?.state).toBe('done');
      scene().clock += 10_000;
      expect((await spool().claim())?.id).toBe(differs);
    });
  });

  describe('files of a wrong type', () => {
    it('are kept unchanged under the number that the mail names, once', async () => {
      const file = { id: await stored(spool()), receivedAt: scene().clock, number: 2, content: pdf };
      for (let times = 0; times < 2; times += 1) await spool().withhold(file);
      expect(await idsOf(spool(), 'withheld')).toEqual([`${file.id}-2`]);
      expect((await spool().show(`${file.id}-2`))?.content).toEqual(pdf);
    });
  });
}
