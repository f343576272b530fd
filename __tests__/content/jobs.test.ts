/** @jest-environment node */
import { isOpen, jobs } from '@/content/jobs';
import { locales } from '@/content/locales';
import { checkPostings } from '@/scripts/content-check/checks/postings';
import { readCatalogues } from '@/scripts/content-check/content';
import { site } from './site';

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

// Specification 20.5
test('a posting that is open must not be called filled in search results', () => {
  const { catalogues } = readCatalogues(process.cwd(), locales);
  const check = (open: boolean) =>
    checkPostings({
      ...site({}, { facts: { jobs: { ...jobs, jobAngular: { ...jobs.jobAngular, open } } } }),
      catalogues,
    });
  expect(check(false)).toEqual([]);
  expect(check(true)).toEqual(
    ['en', 'de'].flatMap((locale) =>
      ['title', 'description'].map(
        (field) =>
          `public/locales/${locale}/meta.json: jobAngular.${field}: says that the posting is closed, but content/jobs.json has it open; change one of them`,
      ),
    ),
  );
});
