/** @jest-environment node */
import { isOpen, jobs } from '@/content/jobs';

const { jobMarketing, jobMarketingIntern } = jobs;

/** Of specification 20.1; an editor may add to them. */
const specified = ['jobAngular', 'jobFullStack', 'jobDotNet', 'jobMarketing', 'jobMarketingIntern'] as const;

test('five postings, as specified: the deadlines, the four months and the full time', () => {
  expect(Object.keys(jobs)).toEqual(expect.arrayContaining([...specified]));
  expect(jobMarketing).toMatchObject({ deadline: '2023-10-21', workload: { from: 100, to: 100 } });
  expect(jobMarketingIntern).toMatchObject({ deadline: '2023-10-21', months: 4 });
  expect(specified.filter((id) => 'deadline' in jobs[id])).toHaveLength(2);
});

test('three have no deadline and count as closed all the same', () => {
  expect(specified.map((id) => isOpen(jobs[id], '2023-01-01'))).toEqual(Array(5).fill(false));
});

test.each([
  [true, '2023-10-21', '2023-10-20', true],
  [true, '2023-10-21', '2023-10-21', true],
  [true, '2023-10-21', '2023-10-22', false],
  [true, undefined, '2099-01-01', true],
  [false, '2023-10-21', '2023-10-20', false],
  [false, undefined, '2023-10-20', false],
])('open: %s, deadline %s, on %s: %s', (open, deadline, today, expected) => {
  expect(isOpen({ open, deadline }, today)).toBe(expected);
});
