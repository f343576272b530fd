import type { Submission } from '@/gateway/spool/types';
import { samples } from '../../support/forms';
import { shortSubmission, trappedSubmission } from '../../support/submissions';
import { holdsTheDeliveryContract } from './deliveryContract';
import { holdsTheForgettingContract } from './forgettingContract';
import { holdsTheOperatorsContract } from './operatorsContract';
import { idsOf, key, type StoreScene, stored, waitingIn } from './store';

/**
 * What every store must hold to (specification 27.1, 27.2, 27.9, 27.19, 28.8, 35.5).
 *
 * @param scene gives the store, once a test runs
 */
export function holdsTheContract(scene: () => StoreScene): void {
  const spool = () => scene().spool;

  describe('a submission', () => {
    it.each([
      ['usual', 'Grüezi. Could you help us?'],
      ['with NUL and half a surrogate', 'a\0b \ud800 c'],
      ['with what SQL and paths take for their own', "'; drop table spool; -- \\ $1 %s ../../etc/passwd"],
    ])('is kept whole, with the time and its id: %s', async (_name, text) => {
      const submission = shortSubmission(key(), text);
      const id = await stored(spool(), submission);
      expect(id).toMatch(/^[0-9a-f]{64}$/);
      expect(await spool().claim()).toEqual({ id, receivedAt: scene().clock, attempts: 0 });
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
      const id = await stored(spool());
      await new Promise(setImmediate);
      expect([heard.mock.calls.length, (await spool().claim())?.id]).toEqual([1, id]);
    });
  });

  describe('the same key', () => {
    it.each(['done', 'bury', 'none'] as const)(
      'with the same body is known and with another different, also after a restart (then: %s)',
      async (settle) => {
        const own = key();
        const id = await stored(spool(), shortSubmission(own, 'a'));
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

    it('twenty times at once is stored once; the others get "known" or "busy"', async () => {
      const own = key();
      const all = await Promise.all(Array.from({ length: 20 }, () => spool().accept(shortSubmission(own))));
      expect(all.filter((answer) => answer === 'stored')).toHaveLength(1);
      expect(all.filter((answer) => !['stored', 'known', 'busy'].includes(answer))).toEqual([]);
      expect(await waitingIn(spool())).toHaveLength(1);
    });
  });

  holdsTheDeliveryContract(scene);
  holdsTheOperatorsContract(scene);
  holdsTheForgettingContract(scene);

  it('check writes and removes a probe', async () => {
    await spool().check();
    expect(await spool().list()).toEqual([]);
  });
}
