import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirects } from '@/content/schemas/redirects';
import { checkAddresses } from '@/scripts/content-check/checks/addresses';
import { checkFacts } from '@/scripts/content-check/checks/facts';
import { checkLinks } from '@/scripts/content-check/checks/links';
import { facts } from '@/scripts/content-check/facts';
import { recordPublished } from '@/scripts/content-check/published';
import { folderOfFile } from '../support/folder';
import { english, german, site } from './site';

// Old addresses lead somewhere, and none that was online is forgotten (specification 3.11).

const scene = (redirects: Redirects, articles: Readonly<Record<string, string>> = {}, published = {}) =>
  site(Object.fromEntries(Object.entries(articles).map(([id, text]) => [`en/articles/${id}`, text])), {
    facts: { redirects, published },
  });
const formerly = (...slugs: readonly string[]) =>
  english.replace('date:', `formerly:\n${slugs.map((slug) => `  - ${slug}\n`).join('')}date:`);
const file = 'content/redirects.json';
const from = (path: string, to = '/careers') => ({ moved: [{ from: path, to }] });

test.each<[string, Redirects, readonly string[]]>([
  ['an old address that leads to a page', from('/jobs'), []],
  ['one that leads to the home page, and one that is gone', { ...from('/home', '/'), gone: ['/fax'] }, []],
  [
    'one that is a page',
    from('/services'),
    [
      `${file}: moved.0.from: "/services" is a page of the site, which visitors would not see; remove this line`,
    ],
  ],
  [
    'a page that is said to be gone',
    { gone: ['/fax', '/about'] },
    [`${file}: gone.1: "/about" is a page of the site, which visitors would not see; remove this line`],
  ],
  [
    'one that leads nowhere',
    from('/jobs', '/carers'),
    [`${file}: moved.0.to: "/carers" is not a page; write an English path, such as /services`],
  ],
  [
    'one that leads to a page of another language',
    from('/jobs', '/de/careers'),
    [`${file}: moved.0.to: "/de/careers" is not a page; write an English path, such as /services`],
  ],
  [
    'a chain',
    { moved: [{ from: '/work', to: '/jobs' }, ...from('/jobs').moved] },
    [`${file}: moved.0.to: "/jobs" is an old address itself; write the page where visitors shall arrive`],
  ],
  [
    'a loop',
    from('/jobs', '/jobs'),
    [`${file}: moved.0.to: "/jobs" is an old address itself; write the page where visitors shall arrive`],
  ],
  [
    'one that is there twice',
    { ...from('/jobs'), gone: ['/jobs'] },
    [`${file}: gone.0: "/jobs" is there twice, first in ${file}: moved.0.from; remove one of them`],
  ],
])('%s', (_name, redirects, sentences) => {
  expect(checkAddresses(scene(redirects))).toEqual(sentences);
});

test.each([
  'jobs',
  '/jobs/',
  '/de/jobs',
  '/de',
  '/',
  '/jobs.html',
  '/index',
  '/a//b',
  '/a?b',
  '//evil.test',
  '/:a',
  '/*',
])('%s is no address that can be redirected', (path) => {
  const form = 'must be a path such as /jobs, without a language, a dot or a slash at its end';
  expect(checkFacts(site({}, { facts: { redirects: { ...from(path), gone: [path] } } }))).toEqual([
    `${file}: moved.0.from: ${form}`,
    `${file}: gone.0: ${form}`,
  ]);
});

test('former slugs of an article follow the same rules', () => {
  const post = formerly('old', 'other', 'a-post', 'old');
  const at = (line: number) => `content/articles/en/post.md:${line}:5: formerly`;
  expect(
    checkAddresses(
      scene(from('/blogs/old', '/blogs/other'), { post, other: english.replace('a-post', 'other') }),
    ),
  ).toEqual([
    `${at(5)}: "/blogs/other" is a page of the site, which visitors would not see; remove this line`,
    `${at(6)}: "/blogs/a-post" is a page of the site, which visitors would not see; remove this line`,
    `${at(7)}: "/blogs/old" is there twice, first in ${at(4)}; remove one of them`,
    `${file}: moved.0.from: "/blogs/old" is there twice, first in ${at(4)}; remove one of them`,
  ]);
});

test('a redirect waits for its article', () => {
  const post = english.replace('2024-08-16', '2099-01-02');
  expect(checkAddresses(scene(from('/news', '/blogs/a-post'), { post }))).toEqual([
    `${file}: moved.0.to: "/blogs/a-post" has no page before 2099-01-02; add this line then`,
  ]);
});

test('a link to a former slug is a mistake', () => {
  const articles = { 'en/articles/post': formerly('old').replace('Words.', 'See [it](/blogs/old).') };
  expect(checkLinks(site(articles))[0]).toContain('there is no page at "/blogs/old"');
});

describe('an address that was online', () => {
  const published = { '/blogs/a-post': 'articles/post', '/services': 'services' };
  const check = (articles: Readonly<Record<string, string>>, redirects: Redirects = {}, recorded = {}) =>
    checkAddresses(scene(redirects, articles, { ...published, ...recorded }));
  const slug = 'content/articles/en/post.md:2:1: slug: the article was online at "/blogs/a-post"';

  test('is still a page, also one that waits for a later day', () => {
    expect(check({ post: english })).toEqual([]);
    expect(check({ post: english.replace('2024', '2099') })).toEqual([]);
  });

  test('has got another slug: the article names the former one', () => {
    const renamed = english.replace('a-post', 'better');
    expect(check({ post: renamed })).toEqual([
      `${slug}; add "a-post" to Formerly (in the file: the line "formerly: [a-post]" below it), so that this address leads to it`,
    ]);
    const inList = formerly('first').replace('a-post', 'better');
    expect(check({ post: inList })).toEqual([
      `${slug}; add "a-post" at the end of Formerly, so that this address leads to it`,
    ]);
    expect(check({ post: formerly('first', 'a-post').replace('slug: a-post', 'slug: better') })).toEqual([]);
  });

  test('has no page any more: it leads elsewhere, or is gone', () => {
    const sentence = `${file}: a page was online at "/blogs/a-post"; add it to Moved with the page that replaces it, or to Gone`;
    expect(check({})).toEqual([sentence]);
    expect(check({}, from('/blogs/a-post', '/blogs'))).toEqual([]);
    expect(check({}, { gone: ['/blogs/a-post'] })).toEqual([]);
  });

  test('with the company’s name is the same for another company', () => {
    const post = english.replace('a-post', '"{{companySlug}}-news"');
    expect(
      check({ post }, { gone: ['/blogs/a-post'] }, { '/blogs/{{companySlug}}-news': 'articles/post' }),
    ).toEqual([]);
  });

  test('is not missed while its file cannot be read', () => {
    const unreadable = { ...scene({}, {}, published), unreadable: ['content/articles/en/post.md:1:1: …'] };
    expect(checkAddresses(unreadable)).toEqual([]);
  });
});

const root = folderOfFile();

test('npm run fix records what is online, and forgets nothing', () => {
  const list = join(root, 'content/published.json');
  mkdirSync(join(root, 'content/articles/en'), { recursive: true });
  mkdirSync(join(root, 'content/articles/de'));
  cpSync('content/published.json', list);
  const before = readFileSync(list, 'utf8');
  recordPublished(root);
  expect(readFileSync(list, 'utf8')).toBe(before);

  const write = (name: string, text: string) => writeFileSync(join(root, 'content/articles', name), text);
  write('en/post.md', english);
  write('de/post.md', german);
  write('en/next.md', english.replace('a-post', 'next').replace('2024', '2099'));
  write('en/broken.md', 'No front matter');
  recordPublished(root);
  const added = { '/blogs/a-post': 'articles/post' };
  expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual({ ...facts.published, ...added });
});

test('the list in the repository has every route', () => {
  for (const { id, path } of facts.routes) expect(facts.published).toMatchObject({ [path]: id });
});
