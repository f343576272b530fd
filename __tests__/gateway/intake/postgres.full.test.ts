import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { postgresPrograms } from '@/scripts/postgres';
import { withPostgres } from '../spool/support/postgresScene';
import { waitingIn } from '../spool/support/store';
import { newKey, post, samples } from '../support/forms';
import { gateways } from '../support/served';
import { answersGenerated } from './cases/generated';

const start = gateways();

/** @returns a backup, as text */
function dumpOf(url: string, options: readonly string[] = ['--no-unlogged-table-data']): string {
  const program = path.join(postgresPrograms() ?? '', 'pg_dump');
  return execFileSync(program, [...options, url], { encoding: 'utf8' });
}

describe('over Postgres (specification 27.7)', () => {
  withPostgres((scene) => {
    /** A gateway that shares the scene's database with all others that are started. */
    const gateway = async (env: Record<string, string> = {}) =>
      start(env, { spool: await scene().asOperator() });

    // Both stores, side by side.
    answersGenerated(gateway, start);

    it('rates are counted by all gateways together (specification 27.18)', async () => {
      const rates = { TRUSTED_PROXIES: '127.0.0.1', RATE_PER_MINUTE: '3', RATE_PER_HOUR: '30' };
      const gateways = [await gateway(rates), await gateway(rates)];
      const statuses: number[] = [];
      for (let sent = 0; sent < 6; sent += 1) {
        const to = gateways[sent % 2];
        if (to)
          statuses.push((await post(to, 'short', samples.short, { 'X-Forwarded-For': '192.0.2.1' })).status);
      }
      expect(statuses).toEqual([202, 202, 202, 429, 429, 429]);
      const other = gateways[0];
      if (other)
        expect((await post(other, 'short', samples.short, { 'X-Forwarded-For': '192.0.2.2' })).status).toBe(
          202,
        );
      // Neither address is in the database, and their codes are in no backup without unlogged tables.
      const dump = dumpOf(scene().url);
      expect(dump).toContain('COPY public.spool (');
      expect(dump).not.toContain('192.0.2.');
      const code = String(await scene().spool.rates?.codeFor('192.0.2.1'));
      expect([dumpOf(scene().url, []).includes(code), dump.includes(code)]).toEqual([true, false]);
    });

    it('refuses a client over its limit without asking the database', async () => {
      const site = await gateway({ RATE_PER_MINUTE: '2', RATE_PER_HOUR: '30' });
      const send = async () => (await post(site, 'short', samples.short)).status;
      expect([await send(), await send(), await send()]).toEqual([202, 202, 429]);
      await scene().server.kill();
      expect(await send()).toBe(429);
      await scene().server.start();
    });

    it('while the database is away nothing is acknowledged: 503, when to try again, and no word of why (specification 27.17)', async () => {
      const site = await gateway({ RATE_PER_MINUTE: '3', RATE_PER_HOUR: '30' });
      const headers = { 'Idempotency-Key': newKey() };
      await scene().server.kill();
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const answer = await post(site, 'short', samples.short, headers);
        expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
        expect(answer.text).not.toMatch(/ECONN|postgres|database/i);
      }
      expect((await site.ask('/readyz')).status).toBe(503);
      expect((await site.ask('/services')).status).toBe(200);
      await scene().server.start();
      expect((await post(site, 'short', samples.short, headers)).status).toBe(202);
      expect(await waitingIn(scene().spool)).toHaveLength(1);
    });
  });
});
