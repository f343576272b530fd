import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@/content/locales';
import { readJson, readMarkdown } from '@/scripts/edit/forms/formats';
import { picturesWith } from '@/scripts/edit/forms/pictures';
import { draftOf } from '@/scripts/edit/server/drafts';
import { english, german } from '../../content/site';

// The page next to a form, and the data it receives (specification 39.2).

const pictures = picturesWith([]);
const root = mkdtempSync(join(tmpdir(), 'drafts-'));
const put = (locale: string, text: string) => {
  mkdirSync(join(root, 'content/articles', locale), { recursive: true });
  writeFileSync(join(root, `content/articles/${locale}/post.md`), text);
};

beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  put('en', english);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true }));

test('a German catalogue: the German page that shows it first, with its texts', () => {
  const form = readJson(readFileSync(join(__dirname, '../../../public/locales/de/home.json'), 'utf8'));
  expect(draftOf({ file: 'public/locales/de/home.json', form })).toEqual({
    path: '/de?lng=de',
    locale: 'de',
    content: {
      kind: 'texts',
      namespace: 'home',
      texts: expect.objectContaining({ hero: expect.anything() }),
    },
  });
  expect(draftOf({ file: 'public/locales/en/common.json', form: {} })?.path).toBe('/?lng=en');
});

test.each(locales)('an article, with the words of its form: %s', (locale) => {
  const text = (locale === 'en' ? english : german).replace('Words.', 'Typed just now.');
  const draft = draftOf({
    file: `content/articles/${locale}/post.md`,
    form: readMarkdown(text, pictures),
  });
  expect(draft?.path).toBe(locale === 'en' ? '/blogs/a-post?lng=en' : '/de/blogs/a-post?lng=de');
  expect(JSON.stringify(draft?.content)).toContain('Typed just now.');
});

test('an article that is new, or whose English file has a mistake, borrows the page of another one (specification 39.12)', () => {
  const file = 'content/articles/de/post.md';
  const form = readMarkdown(german, pictures);
  const borrowed = expect.not.stringContaining('a-post');
  for (const broken of [english.replace('---\n', ''), english.replace('team: design', 'team: unknown')]) {
    put('en', broken);
    expect(draftOf({ file, form })?.path).toEqual(borrowed);
  }
  // An error below the front matter hides no page.
  put('en', english.replace('Words.', '**Words.**'));
  expect(draftOf({ file, form })?.path).toBe('/de/blogs/a-post?lng=de');
  // Sveltia CMS has no file name before the first save.
  const draft = draftOf({
    file: 'content/articles/en/.md',
    form: { title: 'First words', team: 'operations' },
  });
  expect(draft).toMatchObject({
    path: borrowed,
    content: {
      words: { title: 'First words', lead: '…', sections: [] },
      shown: { team: 'operations', picture: { name: expect.any(String) } },
    },
  });
});

test('facts: the page of the entry that was changed last', () => {
  const shown = (facts: string, form: object) =>
    draftOf({ file: `content/${facts}.json`, form: { ...form } })?.path;
  const full = { open: false };
  expect(shown('jobs', { jobAngular: full, jobFullStack: full })).toBe('/angular-developer?lng=en');
  const edited = { jobAngular: full, jobFullStack: { open: true } };
  expect(shown('jobs', edited)).toBe('/full-stack-developer?lng=en');
  // It stays after the form was saved.
  expect(shown('jobs', edited)).toBe('/full-stack-developer?lng=en');
  const list: readonly object[] = [{ id: 'valdrin' }, { id: 'teuta' }, { id: 'luana' }];
  shown('instructors', { list });
  expect(shown('instructors', { list: list.with(1, { id: 'teuta', name: 'T' }) })).toBe(
    '/instructor-details-2?lng=en',
  );
  // She has no page.
  expect(shown('instructors', { list: list.with(2, { id: 'luana', name: 'L' }) })).toBe(
    '/instructor-details-2?lng=en',
  );
});

test('a form with a mistake, and a file that no page shows, have none', () => {
  const form = { ...readMarkdown(german, pictures), body: '**Bold** leads to nowhere.' };
  expect(draftOf({ file: 'content/articles/de/post.md', form })).toBeUndefined();
  expect(draftOf({ file: 'content/photos/hill.json', form: {} })).toBeUndefined();
  expect(draftOf({ file: 'public/locales/fr/home.json', form: {} })).toBeUndefined();
});
