import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { moveAll } from '@/gateway/spool/move';
import { openPostgres } from '@/gateway/spool/postgres';
import { shortSubmission, trappedSubmission } from '../support/submissions';
import { holdsTheContract } from './support/contract';
import { lease, withPostgres } from './support/postgresScene';
import { day, waitingIn } from './support/store';

const key = 'key-of-a-visitor';

describe('Postgres (specification 27.19)', () => {
  withPostgres((scene) => {
    holdsTheContract(scene);

    it('migrates the tables of the first version with their rows', async () => {
      const url = await scene().server.database();
      const tables = `create table spool_secret (secret bytea not null); insert into spool_secret values ('x');
         create table spool (id text primary key,
           state text not null check (state in ('waiting', 'done', 'dead', 'quarantine', 'withheld', 'probe')),
           body_hash text not null, received_at timestamptz not null, due_at timestamptz not null,
           held_by uuid, held_until timestamptz, content bytea not null);
         create unlogged table spool_rates (key varchar(255) primary key, points integer not null default 0, expire bigint);
         insert into spool values ('${'a'.repeat(64)}', 'waiting', '', now(), now(), null, null, '{}')`;
      await scene().server.ask(url, tables);
      for (const restart of [false, true]) {
        const spool = await openPostgres({ url });
        if (!restart) await spool.accept({ ...shortSubmission(key), unfit: true });
        expect(await spool.figures()).toMatchObject({ waiting: 1, unfit: 1 });
        expect(await spool.claim()).toMatchObject({ attempts: restart ? 1 : 0 });
        await spool.retry('a'.repeat(64), 0, { failure: '451 after DATA' });
        await spool.close();
      }
    });

    it('uses the clock of the database, not of the machine', async () => {
      const url = await scene().server.database();
      const spool = await openPostgres({ url });
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 40 * day);
      try {
        await spool.accept(shortSubmission(key));
        const id = (await spool.claim())?.id ?? '';
        await spool.retry(id, 1, { failure: '451 after DATA' });
        await sleep(20);
        expect((await spool.claim())?.attempts).toBe(1);
        await spool.bury(id);
        const { now } = await spool.clock();
        const looks = [await spool.forget(now - 30 * day), await spool.forget(now + day)];
        expect(looks).toEqual([{}, { dead: 1 }]);
      } finally {
        clock.mockRestore();
        await spool.close();
      }
    });

    describe('several gateways (specification 27.16)', () => {
      it('that start at once make the tables once', async () => {
        const url = await scene().server.database();
        const all = await Promise.all(Array.from({ length: 8 }, () => openPostgres({ url })));
        await Promise.all(all.map((spool) => spool.check()));
        for (const spool of all) await spool.close();
      });

      it('that get the same key at once store it once', async () => {
        const others = await Promise.all(Array.from({ length: 4 }, () => scene().asOperator()));
        const answers = await Promise.all(
          Array.from({ length: 40 }, (_, at) =>
            others[at % 4]?.accept(shortSubmission(key, 'x'.repeat(200_000))),
          ),
        );
        expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
        expect(await others[0]?.accept(shortSubmission(key, 'another'))).toBe('different');
        expect(await waitingIn(scene().spool)).toHaveLength(1);
      });

      it('get "busy" while another one writes the same key', async () => {
        const id = createHash('sha256').update(`short\n${key}`).digest('hex');
        const { server, url } = scene();
        // What the other one holds until its commit.
        const writing = server.ask(
          url,
          `select pg_advisory_xact_lock(hashtextextended('${id}', 0)), pg_sleep(3)`,
        );
        await sleep(300);
        expect(await scene().spool.accept(shortSubmission(key))).toBe('busy');
        // What is moved here stays where it is, and can be moved and delivered later.
        const from = await scene().another();
        await from.accept(shortSubmission(key));
        const busy = { moved: 0, known: 0, busy: 1, different: 0 };
        expect([await moveAll(from, scene().spool), await waitingIn(from)]).toEqual([busy, [id]]);
        await writing;
        expect(await moveAll(from, scene().spool)).toEqual({ ...busy, busy: 0, moved: 1 });
        expect(await scene().spool.accept(shortSubmission(key))).toBe('known');
      });

      it('write down the same code for a client, which no other database has', async () => {
        const { spool } = scene();
        const [other, another] = [await scene().asOperator(), await scene().another()];
        const codes = [spool, other, another].map((one) => one.rates?.codeFor('192.0.2.1'));
        const [first, second, third] = await Promise.all(codes);
        expect(first).toMatch(/^[\w-]{43}$/);
        expect([second === first, third === first]).toEqual([true, false]);
      });

      it('never deliver the same at once', async () => {
        for (let sent = 0; sent < 40; sent += 1) await scene().spool.accept(shortSubmission());
        const others = await Promise.all(Array.from({ length: 4 }, () => scene().asOperator()));
        const claimed = await Promise.all(Array.from({ length: 60 }, (_, at) => others[at % 4]?.claim()));
        const ids = claimed.flatMap((one) => (one ? [one.id] : []));
        expect([new Set(ids).size, ids.length]).toEqual([ids.length, ids.length]);
        // Some may have met a row that another was just taking.
        expect(ids.length).toBeGreaterThan(20);
      });

      it('a claim lasts while its gateway lives, and another takes the entry over once that has died', async () => {
        await scene().spool.accept(shortSubmission(key));
        const dying = await scene().asOperator();
        const claimed = await dying.claim();
        await sleep(2 * lease);
        expect(await scene().spool.claim()).toBeUndefined();
        await dying.close();
        await sleep(1.5 * lease);
        expect(await scene().spool.claim()).toEqual(claimed);
      });
    });

    describe('a database that cannot be used is refused at the start (specification 27.15)', () => {
      it('one that is missing', async () => {
        const url = scene().url.replace(/[^/]+$/, 'missing');
        await expect(openPostgres({ url })).rejects.toMatchObject({ code: '3D000' });
      });
    });
  });
});

// A server of its own, whose few databases are soon as they were before a crash.
describe('while the database is away (specification 27.17)', () => {
  withPostgres((scene) => {
    it('every call fails with a code that quotes nothing, and works again when it is back', async () => {
      await scene().spool.accept(shortSubmission(key, 'before'));
      await scene().server.kill();
      const failures = [
        await scene()
          .spool.accept(trappedSubmission())
          .catch((error: unknown) => error),
        await scene()
          .spool.claim()
          .catch((error: unknown) => error),
        await scene()
          .spool.check()
          .catch((error: unknown) => error),
      ];
      for (const failure of failures) {
        expect(failure).toMatchObject({ code: expect.any(String) });
        expect(String(failure)).not.toContain('visitor');
      }
      await scene().server.start();
      expect(await scene().spool.accept(shortSubmission(key, 'before'))).toBe('known');
      expect(await scene().spool.accept(trappedSubmission())).toBe('stored');
      expect(await scene().spool.claim()).toBeDefined();
    });

    it('a gateway starts, and uses it once it is there', async () => {
      const url = await scene().server.database();
      await scene().server.kill();
      const early = await openPostgres({ url });
      await expect(early.accept(shortSubmission(key))).rejects.toMatchObject({ code: expect.any(String) });
      await scene().server.start();
      expect(await early.accept(shortSubmission(key))).toBe('stored');
      await early.close();
    });

    it('a claim outlasts it: no gateway takes over before the first could prolong it', async () => {
      await scene().spool.accept(shortSubmission(key));
      const other = await scene().asOperator();
      const claimed = await scene().spool.claim();
      await other.claim();
      await scene().server.kill();
      await sleep(2 * lease);
      await scene().server.start();
      // One asks without a pause, as the restarted server would let it take over.
      for (const until = Date.now() + 3 * lease; Date.now() < until; await sleep(20))
        expect(await other.claim()).toBeUndefined();
      await scene().spool.done(claimed?.id ?? '');
      expect((await scene().spool.list()).map(({ state }) => state)).toEqual(['done']);
    });
  });
});
