import { today } from '@/lib/today';

test.each([
  ['2023-10-21T12:00:00Z', '2023-10-21'],
  ['2023-10-21T21:59:59Z', '2023-10-21'],
  ['2023-10-21T22:00:00Z', '2023-10-22'], // midnight in summer time
  ['2024-01-31T23:00:00Z', '2024-02-01'],
])('at %s it is %s in Switzerland', (moment, day) => {
  expect(today(new Date(moment))).toBe(day);
});

test('by itself it tells the day of now', () => {
  expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
