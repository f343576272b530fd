// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pages } from '@/content/pages';
import { textsOf } from './support/builtTexts';
import { mayBeEqual } from './support/equalTexts';
import { builtPaths } from './support/sitePages';

/** The words of `out/`, as they were built: what people read, hear and find. */

const files = [...builtPaths, '/404', '/de/404'];

test('no text is a raw key, and no placeholder stands unfilled', () => {
  // `namespace:key.path`, `key.path` and FIELD_REQUIRED; a host or an address ends in .example.
  const key = /^(?:\w+:)?[a-z]\w*(?:\.\w+)+$|^\w+:[a-z]\w*$|^[A-Z]+(?:_[A-Z]+)+$/;
  const raw = files.flatMap((path) =>
    textsOf(path)
      .filter((text) => text.includes('{{') || (key.test(text) && !text.endsWith('.example')))
      .map((text) => `${path}: ${text}`),
  );
  expect(raw).toEqual([]);
});

test('no text is the same in both languages, unless there is a reason', () => {
  const same = new Set<string>();
  // The earlier versions of the case studies are English in both (decisions, «URLs and languages»).
  for (const { path } of pages.filter(({ built, canonicalTo }) => built && !canonicalTo)) {
    const english = new Set(textsOf(path));
    for (const text of textsOf(path === '/' ? '/de' : `/de${path}`))
      if (english.has(text) && !mayBeEqual(text)) same.add(`${path}: ${text}`);
  }
  expect([...same]).toEqual([]);
});

test('no ß in anything that is published', () => {
  const published = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|json|atom|xml|txt|webmanifest)$/.test(file),
  );
  expect(published.length).toBeGreaterThan(80);
  expect(published.filter((file) => /[ßẞ]/.test(readFileSync(join('out', file), 'utf8')))).toEqual([]);
});

test('quotation marks, apostrophes and dashes are those of the page’s language', () => {
  const wrong = builtPaths.flatMap((path) => {
    const foreign = path.startsWith('/de') ? /[“”„"']/ : /[«»„"']/;
    if (path.endsWith('-old')) return []; // English on German pages
    return textsOf(path)
      .filter((text) => foreign.test(text) || / - | -- |\.\.\./.test(text))
      .map((text) => `${path}: ${text}`);
  });
  expect(wrong).toEqual([]);
});
