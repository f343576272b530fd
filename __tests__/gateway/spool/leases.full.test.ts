import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '@/gateway/spool/postgres';
import { shortSubmission } from '../support/submissions';
import { lease, withPostgres } from './support/postgresScene';

jest.setTimeout(60_000);

describe('a lease (specification 27.16)', () => {
  withPostgres((scene) => {
    it('is another’s after its time also when all connections were in use for a while: the database was not away', async () => {
      const { server, url, spool } = scene();
      await spool.accept(shortSubmission());
      const dying = await scene().asOperator();
      const claimed = await dying.claim();
      await dying.close();
      await sleep(1.5 * lease);
      const locked = server.ask(url, 'begin; lock table spool in access exclusive mode; select pg_sleep(7)');
      await sleep(500);
      const all = await Promise.allSettled(Array.from({ length: 20 }, () => spool.list()));
      await locked;
      const codes = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
      expect(codes).toEqual(Array(4).fill('EPOOL'));
      expect(await spool.claim()).toEqual(claimed);
    });

    it('that could not be prolonged is prolonged soon, not a quarter of its length later', async () => {
      const { server, url } = scene();
      const long = 20_000;
      const gateway = await openPostgres({ url, lease: long });
      await gateway.accept(shortSubmission());
      const began = Date.now();
      await gateway.claim();
      await sleep(3500);
      await server.ask(url, 'alter table spool rename to hidden');
      await sleep(2500);
      await server.ask(url, 'alter table hidden rename to spool');
      await sleep(2000);
      const until = await server.ask(url, 'select extract(epoch from held_until) * 1000 from spool');
      // Between the first quarter and the second one.
      expect(Date.now() - began).toBeLessThan(long / 2);
      expect(Number(until)).toBeGreaterThan(began + long + 5000);
      await gateway.close();
    });
  });
});
