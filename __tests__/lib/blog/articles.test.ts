import { articles } from '@/content/articles';
import { authorTeams } from '@/content/authorTeams';
import { newestFirst, pictureOf } from '@/lib/blog/articles';

/** Specification 22.11, 22.12, 22.13, 22.14, 22.15, 22.16, 22.17, 22.18 and 22.19. */
const specified = [
  ['unleashing-the-power-of-penetration-testing', '2023-07-08', 'CS'],
  ['strengthening-software-development', '2023-07-08', 'CS'],
  ['firnwerk-iso-9001-and-27001-certifications', '2023-11-16', 'OP'],
  ['winter-team-building-borovets-bulgaria', '2024-01-23', 'HR'],
  ['firnwerk-iso-13485-certifications', '2024-03-01', 'OP'],
  ['fundamental-role-of-software-testing', '2024-07-04', 'QA'],
  ['protecting-from-phishing-attacks', '2024-08-16', 'CS'],
  ['improving-user-experience-and-interface-design', '2025-06-05', 'DE'],
];

test('eight articles with the dates, teams and slugs of the specification', () => {
  const facts = articles().map(({ slug, date, team }) => [slug, date, authorTeams[team].initials]);
  expect(facts).toEqual(expect.arrayContaining(specified));
});

test('newest article first; those of one day in the order of the alphabet', () => {
  const slugs = specified.map(([slug]) => slug);
  expect(
    newestFirst()
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ id }) => id),
  ).toEqual([
    'ux-design',
    'phishing',
    'software-testing',
    'iso-13485',
    'team-building',
    'iso-9001',
    'penetration-testing',
    'secure-development',
  ]);
});

test('a picture changes with the language where it carries text', () => {
  const localized = articles().filter(({ picture }) => typeof picture !== 'string');
  expect(localized).not.toEqual([]);
  for (const article of localized) {
    expect(pictureOf(article, 'en').name).toMatch(/-en$/);
    expect(pictureOf(article, 'de').name).toMatch(/-de$/);
  }
});

test('in a language that it was not drawn in, it is the default one’s', () => {
  const [first] = articles();
  if (!first) throw new Error('there are articles');
  expect(pictureOf({ ...first, picture: { en: 'blog-phishing-en' } }, 'de').name).toBe('blog-phishing-en');
});

test('a picture that is not drawn is named with its article', () => {
  const [first] = articles();
  if (!first) throw new Error('there are articles');
  expect(() => pictureOf({ ...first, picture: 'blog-none' }, 'en')).toThrow(
    'content/articles/en/penetration-testing.md: the picture "blog-none" is not drawn; run "npm run art blog"',
  );
});
