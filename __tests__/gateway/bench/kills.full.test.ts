import { expectNothingLost } from './support/kills';

test('a gateway killed under load loses and doubles nothing it acknowledged (specification 27.1)', async () => {
  await expectNothingLost('folder', 3);
}, 120_000);
