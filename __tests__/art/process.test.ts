/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outlineText, type TextLine } from '@/art/lib/outlines';
import { layouts } from '@/art/process/layouts';
import { processWords } from '@/art/process/words';
import { wordFonts } from '@/art/process/wordsBeside';
import { processFile, processLocales, sharedProcessFiles } from '@/content/productInnovation';

const { wide, tall, worded } = layouts;
const widthOf = (line: TextLine): number => outlineText({ ...line, x: 0, y: 0 }).width;

test.each(Object.entries(processWords))(
  '%s: every word on the share picture lies inside the sheet, and no title is longer than its stretch',
  (_language, words) => {
    const { left, ruleLength, wordSizes } = worded;
    for (const { title, stations } of words) {
      expect(widthOf({ ...wordFonts.title, text: title, size: wordSizes.title })).toBeLessThanOrEqual(
        ruleLength,
      );
      for (const { name, text } of stations) {
        expect(left + widthOf({ ...wordFonts.name, text: name, size: wordSizes.name })).toBeLessThanOrEqual(
          344,
        );
        expect(left + widthOf({ ...wordFonts.text, text, size: wordSizes.text })).toBeLessThanOrEqual(344);
      }
    }
  },
);

test('the languages that have words are those whose share picture shows them', () => {
  expect(Object.keys(processWords)).toEqual(processLocales);
});

test('two stations stand above each of the three columns of the page, the first where its column begins', () => {
  const gutter = 22; // of a page that is 1440 px wide, in units of the drawing
  const column = (1420 - 180 + gutter) / 3;
  const { station } = wide.sizes;
  expect(wide.stations.map(([x]) => Math.floor((x - 180) / column))).toEqual([0, 0, 1, 1, 2, 2]);
  for (const [index, [x]] of wide.stations.entries())
    if (index % 2 === 0) expect(Math.abs(x - station - 180 - (index / 2) * column)).toBeLessThan(2);
});

test('a stretch ends above its own column', () => {
  const column = (1420 - 180) / 3;
  const ends = [1, 3].map(
    (index) => ((wide.stations[index]?.[0] ?? 0) + (wide.stations[index + 1]?.[0] ?? 0)) / 2,
  );
  expect(ends.map((x) => Math.floor((x - 180) / column))).toEqual([0, 1]);
});

test.each([
  ...(['', '-night'] as const).flatMap((light) => [
    [processFile('', light).slice(1), wide] as const,
    [processFile('-tall', light).slice(1), tall] as const,
  ]),
  ...processLocales.flatMap((language) =>
    sharedProcessFiles(language).map((file) => [file, worded] as const),
  ),
])('%s is there, in its format', (file, { width, height }) => {
  expect(readFileSync(join(process.cwd(), 'public', file), 'utf8')).toContain(
    `viewBox="0 0 ${width} ${height}"`,
  );
});
