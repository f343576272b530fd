/** @jest-environment node */
import { expectedOf, killing } from './support/killing';

// Each kill restarts a process, which takes time on a busy machine; milliseconds.
jest.setTimeout(180_000);

// The whole proof is `npm run bench:kills -- 200`.
it('killed three times under load, the gateway loses nothing that it acknowledged and doubles nothing (specification 27.1)', async () => {
  expect(await killing('folder', 3)).toMatchObject(expectedOf(3));
});
