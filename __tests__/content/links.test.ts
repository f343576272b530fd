import { articleKind } from '@/content/markdown/kinds';
import { parse } from '@/content/markdown/parse';
import { checkLinks } from '@/scripts/content-check/checks/links';
import { english, german, site } from './site';

// Specification 22.37

const problemsIn = (words: string) => {
  const read = parse(english.replace('Words.', words), articleKind, true);
  return read.ok ? [] : read.problems.map(({ problem }) => problem);
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
  ['[us](/servces)', 'there is no page at "/servces"; write an English path, such as /services'],
  ['**[us](/de/services)**', 'there is no page at "/de/services"; write an English path, such as /services'],
  ['[it](/blogs/a-post#second)', '"/blogs/a-post" has no section "second"; it has first'],
  ['[it](https://rfc)', '"https://rfc" is not a web address; correct it'],
])('%j', (words, problem) => {
  expect(linked(words, words)[0]).toBe(`${en}:15:1: ${problem}`);
});

test('every language links to the same pages', () => {
  expect(linked('See [us](/about).', 'Siehe [hier](/services).')).toEqual([
    'content/articles/de/post.md:11:1: the linked pages are /services here but /about in English; link to the same pages',
  ]);
  expect(linked('[RFC 1](https://a.example/en)', '[RFC 1](https://a.example/de)')).toEqual([]);
});

test('a source may be linked', () => {
  expect(source('[RFC 9116](https://www.rfc-editor.org/rfc/rfc9116), 2022')).toEqual([]);
  expect(source('[RFC 9116](http://www.rfc-editor.org)')).toEqual([
    `${en}:9:5: a link is written as [text](https://…) or [text](/services); correct it`,
  ]);
});

test('a title cannot contain a link', () => {
  const titled = english.replace('title: Title', 'title: See [us](/about)');
  expect(checkLinks(site({ 'en/articles/post': titled }))).toEqual([
    `${en}:6:1: title: links are not shown here; write only the text`,
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
    'a link needs an address alone, without brackets or a title: a page of this site, such as /services, or one that begins with https://; correct it, and write parentheses as %28 and %29',
  ]);
});

test('a link has its address right after its text', () => {
  expect(problemsIn('See [us][1].\n\n[1]: https://a.example')).toEqual([
    'write the address of a link right after its text: [text](/services)',
    'write the address of a link right after its text, [text](/services), and remove this line',
  ]);
});

test('the text of a link may be formatted like other text', () => {
  expect(problemsIn('See [_The Guide_, **part `1`**](/about).')).toEqual([]);
  expect(problemsIn('See [*us*](/about).')).toEqual([
    'emphasis is not shown here; underscores are only for the title of an English work in the text of a link',
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
    `${en}:15:1: "/blogs/next" has no page before 2099-01-02; date this article no earlier, or add the link then`,
  ]);
});
