import { endOfDay, today } from '@/content/today';

test.each([
  ['2023-10-21T21:59:59Z', '2023-10-21'],
  ['2023-10-21T22:00:00Z', '2023-10-22'], // midnight in summer time
  ['2024-01-31T23:00:00Z', '2024-02-01'],
])('at %s it is %s in Switzerland', (moment, day) => {
  expect(today(new Date(moment))).toBe(day);
});

test.each([
  ['2023-10-21', '+02:00'],
  ['2026-03-29', '+02:00'], // summer time begins
  ['2026-10-25', '+01:00'], // and ends
])('%s ends in Switzerland at 23:59:59%s', (day, offset) => {
  expect(endOfDay(day)).toBe(`${day}T23:59:59${offset}`);
  expect(today(new Date(endOfDay(day)))).toBe(day);
});
