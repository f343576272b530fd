/** @jest-environment node */
import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';

/** Architecture, «Weight»: the typeface has a metric-matched fallback (CSS Fonts 5, size-adjust and the overrides). */

const css = readFileSync('styles/stand-in.css', 'utf8');
const figure = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(css)?.[1]);

const file = readFileSync('node_modules/@fontsource/host-grotesk/files/host-grotesk-latin-400-normal.woff');
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));

/** Letters as often as text has them, with the spaces between its words. */
const sample = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';
/** The same average of Arial, in parts of an em. */
const averageOfArial = 934.51 / 2048;

const average =
  [...sample].reduce((sum, letter) => sum + (font.charToGlyph(letter).advanceWidth ?? 0), 0) /
  sample.length /
  font.unitsPerEm;
const scale = average / averageOfArial;

test('the stand-in is set as wide as the typeface', () => {
  expect(figure('size-adjust')).toBeCloseTo(100 * scale, 1);
});

test('its lines are as high', () => {
  expect(figure('ascent-override')).toBeCloseTo((100 * font.ascender) / font.unitsPerEm / scale, 1);
  expect(figure('descent-override')).toBeCloseTo((-100 * font.descender) / font.unitsPerEm / scale, 1);
});

test('systems without Arial have another of its width', () => {
  expect(css.match(/local\("[^"]+"\)/g)).toEqual([
    'local("Arial")',
    'local("Roboto")',
    'local("Liberation Sans")',
  ]);
});
