/** @jest-environment node */
import { isExplained, type Kill } from '@/scripts/bench/gateway/copies';

// What the proof of specification 27.16 takes for SMTP's own window, and what for a mail that was doubled.
describe('a mail that came twice, the first time from gateway-0', () => {
  const copies = [
    { from: 'gateway-0', at: 10_000 },
    { from: 'gateway-1', at: 80_000 },
  ];
  const kills: [string, boolean, Kill[]][] = [
    ['its gateway was killed just then', true, [{ who: 'gateway-0', at: 10_400 }]],
    ['so was the database', true, [{ who: 'database', at: 10_400 }]],
    ['the other gateway was', false, [{ who: 'gateway-1', at: 10_400 }]],
    ['its gateway was killed seconds later', false, [{ who: 'gateway-0', at: 12_000 }]],
    ['its gateway was killed just before the second copy', false, [{ who: 'gateway-0', at: 79_900 }]],
    ['nothing was killed', false, []],
  ];
  it.each(kills)('%s: explained is %s', (_, expected, killed) => {
    expect(isExplained(copies, killed)).toBe(expected);
  });
});
