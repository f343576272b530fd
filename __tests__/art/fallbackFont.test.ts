/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { openFont } from '@/art/lib/fonts';

/**
 * Specification 33.4: the fallback font has the font's metrics (CSS Fonts 5, size-adjust and the overrides).
 */

const css = readFileSync('styles/fallback-font.css', 'utf8');
const figure = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(css)?.[1]);

const font = openFont('host-grotesk-400');

/** `e2e/font.spec.ts` measures that text is as wide. */
const scale = figure('size-adjust') / 100;

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
