import { readFileSync } from 'node:fs';
import { locales } from '@/content/locales';
import { routes } from '@/content/routes';
import { pageMeta } from '@/lib/metadata/pageMeta';
import { checks } from '@/scripts/content-check/checks';
import { checkMarkdown } from '@/scripts/content-check/checks/markdown';
import { readCatalogues } from '@/scripts/content-check/content';
import { english, site } from './site';

// What the content check says about lengths (specification 23.12), and about quotations and articles that are not there.

const lengthProblems = (catalogues: Readonly<Record<string, unknown>>) =>
  checks.flatMap((check) => check(site(catalogues))).filter((sentence) => /characters/i.test(sentence));
const meta = 'public/locales/en/meta.json';
const letters = (length: number) => 'x'.repeat(length);

test.each([
  ['title', 49, `${meta}: about.title: has 49 characters; write 50 to 60`],
  ['title', 134, `${meta}: about.title: has 134 characters; write 50 to 60`],
  ['description', 119, `${meta}: about.description: has 119 characters; write 120 to 155`],
  ['description', 156, `${meta}: about.description: has 156 characters; write 120 to 155`],
])('a %s of %i characters', (field, length, sentence) => {
  const entry = { title: letters(55), description: letters(130) };
  expect(lengthProblems({ 'en/meta': { about: entry } })).toEqual([]);
  expect(lengthProblems({ 'en/meta': { about: { ...entry, [field]: letters(length) } } })).toEqual([
    sentence,
  ]);
});

test('a placeholder counts as displayed, and a soft hyphen not at all', () => {
  const entry = { title: `{{company}} ${letters(20)}\u00ad${letters(21)}`, description: letters(130) };
  expect(lengthProblems({ 'en/meta': { about: entry } })).toEqual([]);
});

test('the four titles that the specification gives are as they are (specification 23.1)', () => {
  expect(lengthProblems({ 'en/meta': { home: { title: 'Home', description: letters(130) } } })).toEqual([]);
});

test.each([true, false])('a posting has room for its status texts, open: %s', (open) => {
  const search = { [open ? 'open' : 'closed']: { title: `${letters(20)} {{title}}`, note: letters(50) } };
  const other = { [open ? 'closed' : 'open']: { title: '{{title}}', note: '' } };
  const entry = { title: letters(50), description: letters(125) };
  const said = `${open ? 'open' : 'closed'}, with “${letters(20)} …”, “${letters(50)}”`;
  expect(
    lengthProblems({
      'en/meta': { jobAngular: entry },
      'en/jobs': { search: { ...search, ...other }, postings: {} },
    }),
  ).toEqual([
    `${meta}: jobAngular.title: has 71 characters while the posting is ${said}; write 50 to 60`,
    `${meta}: jobAngular.description: has 176 characters while the posting is ${said}; write 120 to 155`,
  ]);
});

test('a heading longer than 100 characters is reported', () => {
  expect(lengthProblems({ 'de/home': { hero: { title: letters(101) } } })).toEqual([
    'public/locales/de/home.json: hero.title: has 101 characters; write 100 at most',
  ]);
});

test.each([
  ['title: Title', `title: ${letters(81)}`, '6:1: title has 81 characters; write 80 at most'],
  [
    'description: Description',
    `description: ${letters(171)}`,
    '7:1: description has 171 characters; write 170 at most',
  ],
])('a title or description of an article that is too long is reported: %j', (from, to, sentence) => {
  expect(site({ 'en/articles/post': english.replace(from, to) }).unreadable).toEqual([
    `content/articles/en/post.md:${sentence}`,
  ]);
});

test('direct speech needs quotation marks', () => {
  const saying = (words: string) =>
    checkMarkdown(site({ 'en/articles/post': english.replace('Words.', `> ${words}\n> — Arta`) })).filter(
      (sentence) => sentence.includes(':15:1: '),
    );
  expect(saying('“It was silent.”')).toEqual([]);
  expect(saying('It was silent.')).toEqual([
    'content/articles/en/post.md:15:1: the line below says who said this, so set it between “ and ”, in German « and »',
  ]);
});

test('the example article in docs/editing.md is valid', () => {
  const [, example = ''] =
    /````md article\n([\s\S]*?)````/.exec(readFileSync('docs/editing.md', 'utf8')) ?? [];
  const content = site({ 'en/articles/spring-news': example });
  const found = checks.flatMap((check) => check({ ...content, locales: ['en'] }));
  expect(found.filter((sentence) => sentence.startsWith('content/articles'))).toEqual([]);
});

test('an empty blog is reported', () => {
  const none = checks.flatMap((check) => check(site()));
  expect(none).toContain(
    'content/articles: holds no article, so the blog would be empty; write one, or bring them back with "git checkout content/articles"',
  );
  expect(checks.flatMap((check) => check(site({ 'en/articles/post': english }))).join()).not.toContain(
    'the blog would be empty',
  );
});

// The pages themselves, without the content check.
test.each(locales)('descriptions for search results have 120 to 155 characters in %s', (locale) => {
  const { catalogues } = readCatalogues(process.cwd(), locales);
  expect(catalogues.length).toBeGreaterThan(20);
  for (const { id } of routes) {
    const { description } = pageMeta(id, locale);
    expect([id, description.length >= 120 && description.length <= 155]).toEqual([id, true]);
  }
});
