/** @jest-environment node */
import { dayWithoutRelay, expectNothingLost } from './support/away';
import { benches } from './support/bench';

// A day takes 9 s here; milliseconds.
jest.setTimeout(300_000);

const bench = benches();

it('a mail server that is away for a day, and slow when it is back, has every mail once in the end (specification 28.8)', async () => {
  const outcome = await dayWithoutRelay(bench().spool, (now) => {
    bench().now = now;
  });
  expectNothingLost(outcome);
});
