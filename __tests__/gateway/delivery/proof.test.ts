/** @jest-environment node */
import { deliverAll } from '@/scripts/bench/gateway/deliverAll';

// The short form of `npm run bench:smtp`; the stalls take their time.
jest.setTimeout(60_000);

describe('an SMTP peer that answers 451, drops and stalls (specification 28.7)', () => {
  it('has every mail in the end, none doubled that it had acknowledged', async () => {
    const result = await deliverAll(30, 'test');
    expect(result).toMatchObject({ lost: 0, left: 0, doubled: 0, different: 0 });
    expect(result.lines).toMatchObject({ info: 30, fatal: 0 });
    // It did misbehave, in every way that this is about.
    for (const mood of ['busy', 'hangUp', 'stall', 'refuse', 'forget'] as const)
      expect(result.met[mood]).toBeGreaterThan(0);
    expect(result.repeated).toBe(result.met.forget);
  });
});
