import { readFileSync } from 'node:fs';
import { startRetention } from '@/gateway/retention';
import { readGatewaySettings } from '@/gateway/settings';
import type { OpenSpool } from '@/gateway/spool/types';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/** @returns what was logged, as level, facts and text */
function forgetting(forget: OpenSpool['forget'], keepDays: number, newest = Date.now()) {
  const lines: unknown[] = [];
  const clock = async () => ({ now: Date.now(), newest });
  const line = (level: string) => (facts: object, text: string) => void lines.push([level, facts, text]);
  const log = { info: line('info'), warn: line('warn'), error: line('error'), fatal: line('fatal') };
  return { lines, end: startRetention({ forget, clock }, keepDays, log) };
}

beforeEach(() => jest.useFakeTimers({ now: 100 * day }));
afterEach(() => jest.useRealTimers());

describe('KEEP_DAYS (specification 27.24, 35.5 and 35.7)', () => {
  it('removes at the start and every hour, and logs only counts', async () => {
    const forget = jest.fn(async () => ({ done: 7, dead: 2, withheld: 1 }));
    const { lines, end } = forgetting(forget, 30);
    await jest.advanceTimersByTimeAsync(2 * hour);
    end();
    await jest.advanceTimersByTimeAsync(5 * hour);
    expect(forget.mock.calls).toEqual([[70 * day], [70 * day + hour], [70 * day + 2 * hour]]);
    expect(lines).toEqual(
      Array(3).fill(['info', { removed: { dead: 2, withheld: 1 }, keepDays: 30 }, 'removed after KEEP_DAYS']),
    );
  });

  it('of 0 removes marks only, without a log line', async () => {
    const forget = jest.fn(async () => ({ done: 7 }));
    const { lines, end } = forgetting(forget, 0);
    await jest.advanceTimersByTimeAsync(0);
    end();
    expect([forget.mock.calls, lines]).toEqual([[[undefined]], []]);
  });

  it('tries again when the store is away', async () => {
    const eio = Object.assign(new Error('Zoë'), { code: 'EIO' });
    const forget = jest.fn<Promise<object>, []>().mockRejectedValueOnce(eio).mockResolvedValue({ dead: 1 });
    const { lines, end } = forgetting(forget, 30);
    await jest.advanceTimersByTimeAsync(hour);
    end();
    expect(lines).toMatchObject([
      ['error', { code: 'EIO' }, expect.any(String)],
      ['info', { removed: { dead: 1 } }, expect.any(String)],
    ]);
    expect(JSON.stringify(lines)).not.toContain('Zoë');
  });

  it.each([
    ['at the start', 40 * day, 0],
    ['later', 0, 40 * day],
  ])('removes nothing for a day while the clock is far ahead: %s', async (_when, before, jump) => {
    const forget = jest.fn(async () => ({}));
    const { lines, end } = forgetting(forget, 30, Date.now() - before);
    await jest.advanceTimersByTimeAsync(0);
    const removals = forget.mock.calls.length;
    jest.setSystemTime(Date.now() + jump);
    await jest.advanceTimersByTimeAsync(23 * hour);
    expect([removals, forget.mock.calls.length]).toEqual([jump ? 1 : 0, removals]);
    expect(lines[0]).toMatchObject(['warn', {}, expect.stringContaining('nothing is removed')]);
    await jest.advanceTimersByTimeAsync(2 * hour);
    expect(forget.mock.calls.length).toBeGreaterThan(removals);
    end();
  });

  it.each([
    ['en', /set aside: (\d+) days/],
    ['de', /zurückhält: (\d+) Tage/],
  ])('has the default that the privacy policy names (%s)', (language, sentence) => {
    const policies = readFileSync(`content/policies/${language}/privacy.md`, 'utf8');
    const result = readGatewaySettings({});
    expect(Number(sentence.exec(policies)?.[1])).toBe(result.ok && result.value.KEEP_DAYS);
  });
});
