/** @jest-environment node */
import { checkArticles } from '@/scripts/content-check/checks/articles';
import { checkTypography } from '@/scripts/content-check/checks/typography';
import { articles, articleWords, site } from './site';

const [post] = articles;
const file = 'content/articles.ts';
const english = 'public/locales/en/articles/post.json';
const german = 'public/locales/de/articles/post.json';
const picture = { en: 'blog-borovets', de: 'blog-borovets' };

test('articles in order pass (specification 22.21)', () => {
  expect(checkArticles(site())).toEqual([]);
  expect(checkArticles(site({}, { articles: [{ ...post, picture }] }))).toEqual([]);
  // A language for which it was not drawn shows the default one's.
  expect(checkArticles(site({}, { articles: [{ ...post, picture: { en: picture.en } }] }))).toEqual([]);
});

test.each([
  [{ date: '2024-02-30' }, 'date: must be a day such as 2024-08-16'],
  [{ date: '16.08.2024' }, 'date: must be a day such as 2024-08-16'],
  [{ team: 'sales' }, 'team: must name a team of content/authorTeams.ts'],
  [{ team: undefined }, 'team: must name a team of content/authorTeams.ts'],
  [{ slug: 'A post' }, 'slug: must be lower-case words joined by hyphens'],
  [{ picture: 'blog-none' }, 'picture: must name a picture of content/blogPictures.json'],
  [
    { picture: ['blog-borovets'] },
    'picture: must name a picture of content/blogPictures.json, or one for each language that has its own',
  ],
  [
    { picture: { de: 'blog-borovets' } },
    'picture: must name a picture in "en", which languages without one of their own show',
  ],
  [
    { tags: [] },
    'tags: is unknown; correct its spelling or remove it (content/schemas/article.ts lists what is known)',
  ],
])('%j stops the build, named', (changes, problem) => {
  expect(checkArticles(site({}, { articles: [{ ...post, ...changes }] }))).toEqual([
    `${file}: post.${problem}`,
  ]);
});

test('a slug twice stops the build, named', () => {
  const twice = site(
    {
      'public/locales/en/articles/other.json': articleWords,
      'public/locales/de/articles/other.json': articleWords,
    },
    { articles: [post, { ...post, id: 'other' }] },
  );
  expect(checkArticles(twice)).toEqual([`${file}: other.slug: "a-post" is taken by post; give each its own`]);
});

test('an id twice stops the build, named', () => {
  expect(checkArticles(site({}, { articles: [post, { ...post, slug: 'another' }] }))).toEqual([
    `${file}: post.id: "post" is taken by post; give each its own`,
  ]);
});

test('a missing language stops the build, named', () => {
  expect(checkArticles(site({ [german]: undefined }))).toEqual([
    `${file}: post: ${german} is missing; write it, or remove the article`,
  ]);
});

test('words without an article', () => {
  expect(checkArticles(site({}, { articles: [] }))).toEqual([
    `${english}: ${file} has no article "post"; add it there or remove this file`,
    `${german}: ${file} has no article "post"; add it there or remove this file`,
  ]);
});

test('words that cannot be read', () => {
  expect(checkArticles(site({ [german]: '{' }))).toEqual([
    `${german}: line 1, column 2: the file ends too early; correct the JSON`,
  ]);
});

test.each([
  [{ lead: '' }, 'lead: must not be empty'],
  [{ title: undefined }, 'title: is missing; add it as a text in quotes'],
  [{ sections: [] }, 'sections: must not be empty'],
  [
    { sections: [{ id: 'first', title: 'First', blocks: [{ kind: 'video', text: 'x' }] }] },
    'sections.0.blocks.0.kind: kind must be text, list, steps, code, table or quote',
  ],
])('words with %j', (changes, problem) => {
  const wrong = { ...articleWords, ...changes };
  expect(checkArticles(site({ [german]: wrong }))).toEqual([`${german}: ${problem}`]);
});

test('sections that differ between the languages', () => {
  const sections = [{ id: 'another', title: 'Anders', blocks: [{ kind: 'text', text: 'Text.' }] }];
  expect(checkArticles(site({ [german]: { ...articleWords, sections } }))).toEqual([
    `${german}: sections.0: is "another" (text) here but "first" (text) in ${english}; give both the same id and kinds of blocks`,
  ]);
});

test('articles follow the typography of their language, but for code', () => {
  const blocks = [
    { kind: 'text', text: 'Gross - oder "klein": `a - "b"`.' },
    { kind: 'code', label: 'Beispiel', text: 'say "ß"' },
  ];
  const sections = [{ id: 'first', title: 'Erstens', blocks }];
  expect(checkTypography(site({ [german]: { ...articleWords, sections } }))).toEqual([
    `${german}: sections.0.blocks.0.text: has straight quotation marks ("); write “ and ” in English, « and » in German`,
    `${german}: sections.0.blocks.0.text: has a hyphen as a dash; write – with its spaces`,
  ]);
});
