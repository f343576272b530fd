/** @jest-environment node */
import { withPostgres } from '../spool/support/postgresScene';
import { dayWithoutRelay, expectNothingLost } from './support/away';

// A day takes 9 s here; milliseconds.
jest.setTimeout(300_000);

describe('over Postgres (specification 28.8)', () => {
  withPostgres((scene) => {
    it('a mail server that is away for a day, and slow when it is back, has every mail once in the end', async () => {
      const outcome = await dayWithoutRelay(scene().spool, (now) => {
        Object.defineProperty(scene(), 'clock', { get: now });
      });
      expectNothingLost(outcome);
    });
  });
});
