import { isOpen } from '@/content/jobs';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { pageMeta } from '@/lib/metadata/pageMeta';
import { postingMeta } from '@/lib/metadata/postingMeta';

// Specification 20.5; what the postings say is read from their pages in e2e/job-postings.spec.ts.
test.each([
  [true, '2023-10-21', '2023-10-20', true],
  [true, '2023-10-21', '2023-10-21', true],
  [true, '2023-10-21', '2023-10-22', false],
  [true, undefined, '2099-01-01', true],
  [false, '2023-10-21', '2023-10-20', false],
  [false, undefined, '2023-10-20', false],
])('a posting (open: %s, deadline: %s) is open on %s: %s', (open, deadline, today, expected) => {
  expect(isOpen({ open, deadline }, today)).toBe(expected);
});

// Specification 20.8
describe.each([
  ['en', 'Filled: ', 'Open: ', 'Now filled.', 'Apply by email.', 'Applications closed on 21 October 2023.'],
  [
    'de',
    'Besetzt: ',
    'Offen: ',
    'Zurzeit besetzt.',
    'Bewerbung per E-Mail.',
    'Die Frist endete am 21. Oktober 2023.',
  ],
] as const)(
  'a posting’s data for search engines follows from its facts (%s)',
  (locale, filled, open, now, apply, ended) => {
    const texts = { title: 'A job', description: 'What it is.' };
    const { search } = readCatalogue('jobs', locale);
    const shown = (job: { open: boolean; deadline?: string }, today: string) => {
      const { title, description } = postingMeta(texts, search, job, locale, today);
      return [title, description];
    };
    const deadline = '2023-10-21';

    test('without a deadline', () => {
      expect(shown({ open: false }, '2026-01-01')).toEqual([`${filled}A job`, `What it is. ${now}`]);
      expect(shown({ open: true }, '2026-01-01')).toEqual([`${open}A job`, `What it is. ${apply}`]);
    });

    test('with a deadline: open on its day, closed on the next, or filled before', () => {
      expect(shown({ open: true, deadline }, deadline)[0]).toBe(`${open}A job`);
      expect(shown({ open: true, deadline }, '2023-10-22')).toEqual([
        `${filled}A job`,
        `What it is. ${ended}`,
      ]);
      expect(shown({ open: false, deadline }, '2023-10-01')).toEqual([
        `${filled}A job`,
        `What it is. ${now}`,
      ]);
    });

    test('the page’s metadata has them', () => {
      expect(pageMeta('jobMarketing', locale).title).toMatch(new RegExp(`^${filled}`));
      expect(pageMeta('jobMarketing', locale).description).toMatch(new RegExp(`${ended}$`));
    });
  },
);
