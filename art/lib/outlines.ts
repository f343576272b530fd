import type { Font, Glyph, Path } from 'opentype.js';
import { type FontName, glyphOf, openFont } from './fonts';

/** A line of text to be drawn as outlines. Sizes and positions are in units of the drawing. */
export interface TextLine {
  readonly font: FontName;
  readonly text: string;
  readonly size: number;
  /** Extra space between letters, as a part of the size. */
  readonly tracking?: number;
}

export interface PlacedText extends TextLine {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly anchor?: 'start' | 'middle';
}

/** Outlines as path data, and how wide they run. */
export interface Outlines {
  readonly path: string;
  readonly width: number;
}

function pathData(path: Path): string {
  const tenth = (value: number): string => String(Math.round(value * 10) / 10);
  return path.commands
    .map((command) => {
      const numbers: number[] = [];
      if ('x1' in command) numbers.push(command.x1, command.y1);
      if ('x2' in command) numbers.push(command.x2, command.y2);
      if ('x' in command) numbers.push(command.x, command.y);
      return command.type + numbers.map(tenth).join(' ').replaceAll(' -', '-');
    })
    .join('');
}

function kerning(font: Font, left: Glyph, right: Glyph | undefined): number {
  if (!right) return 0;
  const value = font.getKerningValue(left, right);
  return Number.isFinite(value) ? value : 0;
}

/** Where each glyph begins, from 0, and where the last one ends. */
function layout({ font: name, text, size, tracking = 0 }: TextLine): {
  readonly glyphs: readonly { readonly glyph: Glyph; readonly x: number; readonly advance: number }[];
  readonly width: number;
} {
  const font = openFont(name);
  const scale = size / font.unitsPerEm;
  const glyphs = [...text].map((character) => glyphOf(name, character));
  let x = 0;
  const placed = glyphs.map((glyph, index) => {
    const advance = (glyph.advanceWidth ?? 0) * scale;
    const entry = { glyph, x, advance };
    x += advance + tracking * size + kerning(font, glyph, glyphs[index + 1]) * scale;
    return entry;
  });
  return { glyphs: placed, width: x - tracking * size };
}

/** @returns how wide a line runs, kerned */
export const textWidth = (line: TextLine): number => layout(line).width;

/** A straight line of text as outlines, kerned. */
export function outlineText(line: PlacedText): Outlines {
  const { glyphs, width } = layout(line);
  const start = line.anchor === 'middle' ? line.x - width / 2 : line.x;
  const path = glyphs.map(({ glyph, x }) => pathData(glyph.getPath(start + x, line.y, line.size))).join('');
  return { path, width };
}

export interface CircleText extends TextLine {
  readonly centre: number;
  readonly radius: number;
  /** `top` reads clockwise with letters standing outwards, `bottom` anticlockwise with letters standing inwards. */
  readonly side: 'top' | 'bottom';
}

/** Text centred at the top or the bottom of a circle, as one `<path>` per letter. */
export function outlineCircleText(line: CircleText): string {
  const { centre, radius, size, side } = line;
  const { glyphs, width } = layout(line);
  const direction = side === 'top' ? 1 : -1;
  const middle = side === 'top' ? 0 : 180;
  return glyphs
    .map(({ glyph, x, advance }) => {
      const path = pathData(glyph.getPath(-advance / 2, 0, size));
      if (!path) return '';
      const along = x + advance / 2 - width / 2;
      const angle = middle + (direction * along * 180) / (radius * Math.PI);
      const turn = (angle * Math.PI) / 180;
      const px = (centre + Math.sin(turn) * radius).toFixed(2);
      const py = (centre - Math.cos(turn) * radius).toFixed(2);
      const tilt = (side === 'top' ? angle : angle + 180).toFixed(2);
      return `<path transform="translate(${px} ${py}) rotate(${tilt})" d="${path}"/>`;
    })
    .join('');
}
