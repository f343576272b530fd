/** @jest-environment node */
import { isOpen } from '@/content/jobs';

// Specification 20.5; what the postings say is read from their pages in e2e/job-postings.spec.ts.
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
