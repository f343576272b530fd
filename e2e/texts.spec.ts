// No page opens here, so this uses Playwright's own `test`; ours would start a browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Locale, locales, prefixedLocales } from '@/content/locales';
import { pages } from '@/content/pages';
import { localeOfPath, localizedPath } from '@/lib/routing/locale';
import { mayBeEqual } from '@/scripts/language/equalTexts';
import { builtFile } from './support/builtFile';
import { textsOf } from './support/builtTexts';
import { machineTexts } from './support/machineTexts';
import { builtPaths, notFoundPaths } from './support/sitePages';

/** Specification 1.6, 4.16 and 29.8: the texts of `out/` that people read, hear and find. */

const files = [...builtPaths, ...notFoundPaths];

/** `namespace:key.path`, `key.path` and FIELD_REQUIRED. */
const rawKey = /^(?:\w+:)?[a-z]\w*(?:\.\w+)+$|^\w+:[a-z]\w*$|^[A-Z]+(?:_[A-Z]+)+$/;

test('no text is a raw key, and no placeholder is unfilled', () => {
  const raw = files.flatMap((path) =>
    textsOf(path)
      // A host or an address ends in .example.
      .filter((text) => text.includes('{{') || (rawKey.test(text) && !text.endsWith('.example')))
      .map((text) => `${path}: ${text}`),
  );
  expect(raw).toEqual([]);
});

for (const locale of prefixedLocales) {
  test(`no text is the same in both languages, unless there is a reason (${locale})`, () => {
    const same = new Set<string>();
    // The earlier versions of the case studies are English in both (specification 10.9).
    for (const { path } of pages.filter(({ canonicalTo }) => !canonicalTo)) {
      const english = new Set(textsOf(path));
      for (const text of textsOf(localizedPath(path, locale)))
        if (english.has(text) && !mayBeEqual(text, locale)) same.add(`${path}: ${text}`);
    }
    expect([...same]).toEqual([]);
  });
}

test('no published text has an ß', () => {
  const published = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|json|atom|xml|txt|webmanifest)$/.test(file),
  );
  expect(published).toEqual(expect.arrayContaining(files.map(builtFile)));
  expect(published.filter((file) => /[ßẞ]/.test(readFileSync(join('out', file), 'utf8')))).toEqual([]);
});

/** Characters that the typography of a language forbids. */
const wrongIn = (locale: Locale) => (text: string) =>
  (locale === 'de' ? /[“”„"']/ : /[«»„"']/).test(text) || / - | -- |\.\.\./.test(text);

test('quotation marks and dashes are those of the language, in pages, feeds, manifests and structured data', () => {
  const wrong = builtPaths.flatMap((path) => {
    if (path.endsWith('-old')) return []; // English on German pages
    return textsOf(path)
      .filter(wrongIn(localeOfPath(path)))
      .map((text) => `${path}: ${text}`);
  });
  const forMachines = locales.flatMap((locale) =>
    machineTexts(locale).filter(
      ({ text }) => wrongIn(locale)(text) || rawKey.test(text) || text.includes('{{'),
    ),
  );
  expect([...wrong, ...forMachines]).toEqual([]);
});
