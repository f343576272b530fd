import { backoff } from '@/lib/outbox/backoff';
import { retryAfter } from '@/lib/outbox/verdict';

const now = Date.parse('2024-06-03T08:00:00Z');

describe('Retry-After, as RFC 9110 has it (specification 26.3)', () => {
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Mon, 03 Jun 2024 08:01:00 GMT', 60_000],
    ['Monday, 03-Jun-24 08:01:00 GMT', 60_000],
    ['Mon, 03 Jun 2024 07:00:00 GMT', 0],
  ])('%j is a wait', (value, wait) => {
    expect(retryAfter(value, now)).toBe(wait);
  });

  it.each([[null], [''], ['soon'], ['-5 minutes']])('%j means nothing', (value) => {
    expect(retryAfter(value, now)).toBeUndefined();
  });

  it.each(['99999999', '9'.repeat(400), 'Wed, 03 Jun 2026 08:00:00 GMT'])(
    '%j is limited to a day, so that the 7 days do not pass',
    (value) => {
      expect(retryAfter(value, now)).toBe(24 * 60 * 60 * 1000);
    },
  );
});

describe('backoff', () => {
  afterEach(() => jest.restoreAllMocks());

  it('doubles from 2 seconds to 15 minutes', () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1000].map((failures) => backoff(failures) / 1000);
    expect(seconds).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('leaves half of it to chance', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(backoff(1)).toBe(1000);
    jest.mocked(Math.random).mockRestore();
    const waits = new Set(Array.from({ length: 50 }, () => backoff(5)));
    expect(waits.size).toBeGreaterThan(40);
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(16_000);
      expect(wait).toBeLessThanOrEqual(32_000);
    }
  });
});
