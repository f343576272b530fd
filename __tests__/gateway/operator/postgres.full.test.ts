import { openFolder } from '@/gateway/spool/folder';
import { folderOfTest } from '../../support/folder';
import { withPostgres } from '../spool/support/postgresScene';
import { dead, idsOf, key, pdf, stored } from '../spool/support/store';
import { shortSubmission, trappedSubmission } from '../support/submissions';
import { spool } from './support/command';

jest.setTimeout(60_000);

describe('the operator’s command, from a folder to a database (specification 27.21)', () => {
  withPostgres((scene) => {
    const folder = folderOfTest();

    it('moves every item unchanged, once; the database knows delivered ones', async () => {
      const own = await openFolder({ folder });
      const [submission, removed] = [shortSubmission(key()), shortSubmission(key())];
      const delivered = await stored(own, submission);
      await own.claim(delivered);
      await own.done(delivered);
      await own.remove(await stored(own, removed));
      await dead(own);
      await own.accept(trappedSubmission(key()));
      await own.withhold({ id: delivered, receivedAt: Date.now(), number: 1, content: pdf });
      const waits = await stored(own);
      const before = await Promise.all((await own.list()).map(({ id }) => own.show(id)));
      await own.close();

      const move = () => spool(['move', '--to', scene().url], { SPOOL_DIR: folder });
      expect(await move()).toEqual({ code: 0, out: '6 moved, 0 known, 0 busy, 0 different\n', problem: '' });
      const to = scene().spool;
      expect(await Promise.all(before.map((item) => to.show(item?.id ?? '')))).toEqual(before);
      expect([await to.accept(submission), await to.accept(removed)]).toEqual(['known', 'known']);
      expect((await to.claim(waits))?.id).toBe(waits);
      expect((await move()).out).toBe('0 moved, 5 known, 0 busy, 0 different\n');
    });

    it('moves nothing onto itself, even if the URL differs', async () => {
      const id = await dead(scene().spool);
      const { url } = scene();
      for (const to of [url, url.replace('127.0.0.1', 'localhost'), `${url}?application_name=other`])
        expect(await spool(['move', '--to', to], { SPOOL_URL: url })).toEqual({
          code: 1,
          out: '',
          problem: 'spool: --to names the spool that SPOOL_URL or SPOOL_DIR names; nothing was moved.\n',
        });
      expect([await idsOf(scene().spool, 'dead'), (await scene().spool.list()).length]).toEqual([[id], 1]);
    });
  });
});
