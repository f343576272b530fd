import { readFileSync } from 'node:fs';
import { codePoints, fontParts } from '@/art/fonts/parts';
import { locales } from '@/content/locales';
import { readCatalogues } from '../support/catalogues';

/** Specification 33.2 and 33.4: one family, its Latin file preloaded; budget of fonts. */

const lettersOf = (name: keyof typeof fontParts) => new Set(codePoints(fontParts[name].range));
const [core, rest, ext] = [lettersOf('core'), lettersOf('rest'), lettersOf('ext')];
const sizeOf = (name: string) => readFileSync(`styles/fonts/host-grotesk-${name}.woff2`).length;

test('no character is in two files', () => {
  const all = Object.values(fontParts).flatMap(({ range }) => codePoints(range));
  expect(all).toHaveLength(new Set(all).size);
});

test('next/font has the same ranges', () => {
  const settings = readFileSync('lib/fonts.ts', 'utf8');
  for (const name of ['rest', 'ext'] as const) {
    expect(settings).toContain(`host-grotesk-${name}.woff2`);
    expect(settings).toContain(`'${fontParts[name].range}'`);
  }
});

test('the preloaded file fits, with its headers, into the first ten packets of a connection', () => {
  expect(sizeOf('core')).toBeLessThan(10 * 1460 - 800);
});

test.each(locales)('the characters of %s are in the preloaded file, except a few rare letters', (locale) => {
  const letters = [...new Set(JSON.stringify(readCatalogues(locale)))].map(
    (letter) => letter.codePointAt(0) ?? 0,
  );
  const others = letters.filter((letter) => !core.has(letter));
  expect(others.length).toBeLessThan(12);
  expect(others.filter((letter) => !rest.has(letter) && !ext.has(letter))).toEqual([]);
});
