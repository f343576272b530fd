import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { locales } from '@/content/locales';
import { articleFactsSchema, articleWordsSchema } from '@/content/schemas/article';
import { policyFactsSchema, policyWordsSchema } from '@/content/schemas/policy';
import { inOrderOf } from '@/scripts/edit/forms/compare';
import {
  readFacts,
  readJson,
  readMarkdown,
  writeFacts,
  writeJson,
  writeMarkdown,
} from '@/scripts/edit/forms/formats';
import { picturesWith } from '@/scripts/edit/forms/pictures';
import { printJson } from '@/scripts/edit/forms/printJson';
import { allPlaces } from '@/scripts/edit/server/places';
import { withFormsOf } from '@/scripts/language/plurals';

// Conversion of a file to form data and back: only edits change it (specification 39.5).

const pictures = picturesWith(['harbour.jpg']);
const places = allPlaces(process.cwd()).filter(({ kind }) => kind !== 'photo' && kind !== 'logo');

test.each(places.map(({ file, kind }) => [file, kind]))(
  '%s goes into its form and back; "npm run fix" lays it out',
  (file, kind) => {
    const text = readFileSync(file, 'utf8');
    for (const saved of [text, `\ufeff${text.replaceAll('\n', '\r\n')}`]) {
      const written =
        kind === 'markdown'
          ? writeMarkdown(readMarkdown(saved, pictures), pictures)
          : kind === 'facts'
            ? writeFacts(readFacts(saved, pictures), pictures)
            : writeJson(readJson(saved));
      expect(written).toBe(text);
    }
  },
);

test('every language has the keys of a catalogue in the same order, in which a form writes them', () => {
  for (const { file } of places.filter(({ kind, locale }) => kind === 'catalogue' && locale === 'en'))
    for (const locale of locales) {
      const [english = '', other = ''] = [file, file.replace('/en/', `/${locale}/`)].map((path) =>
        readFileSync(path, 'utf8'),
      );
      const inOrder = inOrderOf(withFormsOf(locale, JSON.parse(english)), JSON.parse(other));
      expect(`${printJson(inOrder)}\n`).toBe(other);
    }
});

test('invisible characters have names in a form and are escapes in a file', () => {
  const file = '{\n  "a": "Informations\\u00adsicherheit, Nr.\\u00a07"\n}\n';
  expect(readJson(file)).toEqual({ a: 'Informations&shy;sicherheit, Nr.&nbsp;7' });
  expect(writeJson({ a: 'Informations&shy;sicherheit, Nr.&nbsp;7' })).toBe(file);
});

test('a list of facts is the only field of its form', () => {
  expect(readJson('[{ "id": "lea" }]')).toEqual({ list: [{ id: 'lea' }] });
  expect(writeJson({ list: [] })).toBe('[]\n');
});

test('the photo of a person is its address in the form and its name in the file', () => {
  const file = '{\n  "adviser": {\n    "photo": "harbour"\n  }\n}\n';
  const form = { adviser: { photo: '/content/photos/harbour.jpg' } };
  expect(readFacts(file, pictures)).toEqual(form);
  expect(writeFacts(form, pictures)).toBe(file);
});

test.each([
  ['blog-ux', { en: '/images/blog/blog-ux.svg' }],
  ['blog-borovets', { en: '/images/blog/blog-borovets-1280.jpg' }],
  ['harbour', { en: '/content/photos/harbour.jpg' }],
  [
    { en: 'blog-phishing-en', de: 'harbour' },
    { en: '/images/blog/blog-phishing-en.svg', de: '/content/photos/harbour.jpg' },
  ],
])('the picture %j is shown by its address', (picture, shown) => {
  const yaml = typeof picture === 'string' ? picture : `\n  en: ${picture.en}\n  de: ${picture.de}`;
  const file = `---\npicture: ${yaml}\ntitle: T\n---\n\nLead.\n`.replace(': \n', ':\n');
  expect(readMarkdown(file, pictures)).toEqual({ picture: shown, title: 'T', body: 'Lead.' });
  expect(writeMarkdown({ body: 'Lead.', title: 'T', picture: shown }, pictures)).toBe(file);
});

test('a drawing is shown by the site, from wherever that is, and has its name alone in the file', () => {
  const file = '---\npicture: blog-borovets\ntitle: T\n---\n\nLead.\n';
  const form = readMarkdown(file, picturesWith([], 'http://127.0.0.1:4401'));
  expect(form.picture).toEqual({ en: 'http://127.0.0.1:4401/images/blog/blog-borovets-1280.jpg' });
  expect(writeMarkdown(form, pictures)).toBe(file);
});

test.each([
  ['articles', articleFactsSchema.shape, articleWordsSchema.shape],
  ['policies', policyFactsSchema.shape, policyWordsSchema.shape],
])('%s: front matter has the order of the schemas, not of the form', (_, facts, words) => {
  const names = [...Object.keys(facts), ...Object.keys(words)].filter(
    (name) => name !== 'lead' && name !== 'sections',
  );
  const form = Object.fromEntries(
    names.toReversed().map((name) => [name, name === 'picture' ? { en: 'harbour' } : name]),
  );
  const printed = writeMarkdown({ body: 'Lead.', ...form }, pictures);
  expect([...printed.matchAll(/^(\w+):/gm)].map(([, name]) => name)).toEqual(names);
});

test('JSON is printed as Biome formats it', () => {
  const text = fc.string({ maxLength: 40 });
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.integer(),
      fc.boolean(),
      fc.array(tie('tree'), { maxLength: 5 }),
      fc.array(text, { maxLength: 6 }),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,20}$/), tie('tree'), { maxKeys: 4 }),
    ),
  }));
  const value = fc.sample(tree, { numRuns: 300, seed: 7 });
  const biome = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=public/locales/en/home.json'],
    { input: JSON.stringify(value, null, 2), encoding: 'utf8' },
  );
  expect(`${printJson(value)}\n`).toBe(biome.stdout);
});
