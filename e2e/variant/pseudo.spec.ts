// No page opens here, so this uses Playwright's own `test`; ours would start a browser.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { isLocale } from '@/content/locales';
import { pages } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';
import { unaccented } from '@/scripts/language/pseudo';
import { pseudoLocale } from '@/scripts/variant/pseudoLanguage';
import { builtDocument } from '../support/builtDocument';
import { headOf } from '../support/builtHeads';
import { partsOf } from '../support/languageOfParts';
import { machineTexts } from '../support/machineTexts';
import { wordsToTranslate } from './plainTexts';

/**
 * Specification 30.5: no text is written in a component. In the pseudo-language every word has accents, with listed
 * exceptions.
 */

if (!isLocale(pseudoLocale)) throw new Error('these tests are for the site that scripts/variant/ builds');
const locale = pseudoLocale;

const paths = ['/404', ...pages.map(({ path }) => path)].map((path) => localizedPath(path, locale));

/** The texts that contain words without accents, minus the exceptions. */
const plainWords = (texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => wordsToTranslate(text).match(unaccented));

test('every page exists, and is in the language', () => {
  expect(paths).toHaveLength(pages.length + 1);
  for (const path of paths) expect(builtDocument(path).documentElement.lang, path).toBe(locale);
});

test('a further language has no drawing of the process, but its steps (specification 19.2)', () => {
  const built = builtDocument(localizedPath('/product-innovation', locale));
  expect(built.querySelectorAll('img[src*="/process/"]')).toHaveLength(0);
  expect(built.querySelectorAll('#steps, main ol > li > h3')).toHaveLength(4);
});

test('texts, alternative texts, labels, titles and placeholders', () => {
  const found = paths.flatMap((path) => {
    const built = builtDocument(path);
    // An email that an article quotes is written once per language, as code is.
    for (const head of built.querySelectorAll('blockquote > dl')) head.parentElement?.remove();
    const parts = partsOf(built).filter(({ lang }) => lang === locale);
    expect(parts, path).not.toEqual([]);
    return plainWords(parts.map(({ text }) => text)).map((text) => `${path}: ${text}`);
  });
  expect(found).toEqual([]);
});

test('the head: title, description, cards', () => {
  const found = paths.flatMap((path) => {
    const head = headOf(path);
    const names = [
      'description',
      'keywords',
      'og:title',
      'og:description',
      'og:image:alt',
      'twitter:image:alt',
    ];
    const texts = [...head.title, ...names.flatMap((name) => head.meta(name))];
    expect(texts, path).not.toEqual([]);
    return plainWords(texts).map((text) => `${path}: ${text}`);
  });
  expect(found).toEqual([]);
});

test('feed, manifest and structured data', () => {
  const texts = machineTexts(locale).map(({ text }) => text);
  expect(texts).not.toEqual([]);
  expect(plainWords(texts)).toEqual([]);
});

test('the files for hosts know the language: policies of its pages, and its not-found page', () => {
  const page = `${locale}/services.html`;
  for (const [file, line] of [
    ['hosting/nginx/maps.conf', `"~^/${page.replace('.', '\\.')}$"`],
    ['hosting/Caddyfile', `/${page} "`],
    ['out/_redirects', `/${locale}/* /${locale}/404.html 404`],
  ] as const)
    expect(readFileSync(file, 'utf8'), file).toContain(line);
});
