import { formatDate, formatDateInDigits } from '@/lib/formatDate';

it.each([
  ['en', '19\u00a0November\u00a02022'],
  ['de', '19.\u00a0November\u00a02022'],
] as const)('writes a day as one reads it in %s, in one piece', (locale, expected) => {
  expect(formatDate('2022-11-19', locale)).toBe(expected);
});

it.each(['19.11.2022', '2022-13-01', ''])('names a value that is not a date: %j', (value) => {
  expect(() => formatDate(value, 'en')).toThrow(`"${value}" is not a date; write it as 2022-11-19`);
});

it('writes a day in digits as the specification does', () => {
  expect(formatDateInDigits('2023-01-28')).toBe('28.01.2023');
});
