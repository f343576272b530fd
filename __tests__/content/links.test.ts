import { articleKind } from '@/content/markdown/kinds';
import { parse } from '@/content/markdown/parse';
import { checkLinks } from '@/scripts/content-check/checks/links';
import { english, german, site } from './site';

// Specification 22.37

const problemsIn = (words: string) => {
  const read = parse(english.replace('Words.', words), articleKind, true);
  return 'mistakes' in read ? read.mistakes.map(({ problem }) => problem) : [];
};

const en = 'content/articles/en/post.md';
const linked = (words: string, others = words) =>
  checkLinks(
    site({
      'en/articles/post': english.replace('Words.', words),
      'de/articles/post': german.replace('Words.', others),
    }),
  );
const source = (words: string) =>
  checkLinks(site({ 'en/articles/post': english.replace('alt:', `sources:\n  - "${words}"\nalt:`) }));

test.each([
  '[Services](/services), [home](/) and [this section](/blogs/a-post#first)',
  '[**Section 4**](/c-levels#team) of [RFC 9116](https://www.rfc-editor.org/rfc/rfc9116#section-2.5), **see [us](/about)**',
])('%j resolves', (words) => {
  expect(linked(words)).toEqual([]);
});

test.each([
  ['[us](/servces)', 'no page is at "/servces"; write the path that it has in English, such as /services'],
  [
    '**[us](/de/services)**',
    'no page is at "/de/services"; write the path that it has in English, such as /services',
  ],
  ['[it](/blogs/a-post#second)', '"/blogs/a-post" has no section "second"; it has first'],
  ['[it](https://rfc)', '"https://rfc" is no address of the web; correct it'],
])('%j', (words, problem) => {
  expect(linked(words, words)[0]).toBe(`${en}:15:1: ${problem}`);
});

test('a link to a page exists in every language', () => {
  expect(linked('See [us](/about).', 'Siehe [hier](/services).')).toEqual([
    'content/articles/de/post.md:11:1: the pages linked are /services here but /about in English; make them equal',
  ]);
  expect(linked('[RFC 1](https://a.example/en)', '[RFC 1](https://a.example/de)')).toEqual([]);
});

test('a source may be linked', () => {
  expect(source('[RFC 9116](https://www.rfc-editor.org/rfc/rfc9116), 2022')).toEqual([]);
  expect(source('[RFC 9116](http://www.rfc-editor.org)')).toEqual([
    `${en}:9:5: a link is written as [words](https://…) or [words](/services); correct it`,
  ]);
});

test('a title shows no link', () => {
  const titled = english.replace('title: Title', 'title: See [us](/about)');
  expect(checkLinks(site({ 'en/articles/post': titled }))).toEqual([
    `${en}:6:1: title: a link is not shown here; write its words alone`,
  ]);
});

test.each([
  'http://a.example',
  'services',
  '//a.example',
  'mailto:a@b.example',
  '/a_(b)',
  '</a b>',
  '/services "Title"',
])('a link to %s is not allowed in an article', (address) => {
  expect(problemsIn(`See [us](${address}).`)).toEqual([
    'a link has an address alone, without brackets: that of a page of the site, such as /services, or one that begins with https://; correct it, %28 and %29 are brackets',
  ]);
});

test('a link has its address behind its words', () => {
  expect(problemsIn('See [us][1].\n\n[1]: https://a.example')).toEqual([
    'a link has its address behind it: [words](/services); write it so',
    'a link has its address behind its words: [words](/services); write it so and remove this line',
  ]);
});

test('the words of a link may be marked as others are', () => {
  expect(problemsIn('See [_The Guide_, **part `1`**](/about).')).toEqual([]);
  expect(problemsIn('See [*us*](/about).')).toEqual([
    'emphasis is not shown here; only the title of a work in English stands between underscores, within the brackets of a link',
  ]);
});

test('only articles of the same or a later date link to a future article', () => {
  const check = (date: string) =>
    checkLinks(
      site({
        'en/articles/post': english.replace('Words.', 'See [it](/blogs/next).').replace('2024-08-16', date),
        'en/articles/next': english.replace('a-post', 'next').replace('2024-08-16', '2099-01-02'),
      }),
    );
  expect(check('2099-01-02')).toEqual([]);
  expect(check('2099-01-01')).toEqual([
    `${en}:15:1: "/blogs/next" has no page before 2099-01-02; date this article as late, or link it then`,
  ]);
});
