/** @jest-environment node */
import { deliverAll } from '@/scripts/bench/gateway/deliverAll';

/** `MAILS=300 npx jest delivery/proof` sends more. */
const mails = Number(process.env.MAILS ?? 30);

// The stalls take their time.
jest.setTimeout(2000 * mails);

describe('an SMTP peer that answers 451, drops and stalls (specification 28.7)', () => {
  it('has every mail in the end, none doubled that it had acknowledged', async () => {
    const result = await deliverAll(mails, 'test');
    expect(result).toMatchObject({ lost: 0, left: 0, doubled: 0, different: 0 });
    expect(result.lines).toMatchObject({ info: mails, fatal: 0 });
    // It did misbehave, in every way that this is about.
    for (const mood of ['busy', 'hangUp', 'stall', 'refuse', 'forget'] as const)
      expect(result.met[mood]).toBeGreaterThan(0);
    expect(result.repeated).toBe(result.met.forget);
  });
});
