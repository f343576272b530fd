import { outlineText } from '../lib/outlines';
import type { Point } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { tenth, tenths } from '../lib/svgNumbers';
import { trailPath } from '../route/softTrail';
import type { Grid } from '../terrain/grid';
import { colours } from './colours';
import { landSvg } from './land';
import { weeksPerMonth } from './month';
import { type Numeral, numeralFont } from './numerals';
import { type ProgrammeSheet, sheetSize } from './sheets';

export interface MapContent {
  readonly sheet: ProgrammeSheet;
  readonly heights: Grid;
  readonly water: Grid | undefined;
  readonly trail: readonly Point[];
  readonly weeks: readonly Point[];
  readonly numerals: readonly Numeral[];
}

const trailWidth = 6;
const weekRadius = 8;
const monthRadius = 11.5;
/** Width of the dark edge round trail and markers. */
const casing = 3.5;

function marker([x, y]: Point, index: number, layer: 'casing' | 'face'): string {
  const isMonth = (index + 1) % weeksPerMonth === 0;
  const radius = (isMonth ? monthRadius : weekRadius) + (layer === 'casing' ? casing : 0);
  const face = isMonth ? colours.marked : colours.trail;
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${radius}" fill="${layer === 'casing' ? colours.casing : face}"/>`;
}

function startCross([x, y]: Point): string {
  const d = `M${tenth(x - 9)} ${tenth(y - 9)}l18 18m0-18l-18 18`;
  return `<g fill="none" stroke-linecap="square"><path stroke="${colours.casing}" stroke-width="11" d="${d}"/><path stroke="${colours.marked}" stroke-width="5" d="${d}"/></g>`;
}

/** The triangle that marks the summit. */
export function summitCorners([x, y]: Point): readonly Point[] {
  return [
    [x, y - 22],
    [x + 21, y + 14],
    [x - 21, y + 14],
  ];
}

function summitTriangle(summit: Point): string {
  const corners = summitCorners(summit).map(tenths).join('L');
  return `<path fill="${colours.trail}" stroke="${colours.casing}" stroke-width="5" stroke-linejoin="round" paint-order="stroke" d="M${corners}Z"/>`;
}

function digits(numerals: readonly Numeral[]): string {
  const paths = numerals.map(
    ({ text, x, y }) => `<path d="${outlineText({ ...numeralFont, text, x, y }).path}"/>`,
  );
  return `<g fill="${colours.marked}" stroke="${colours.ground}" stroke-width="7" stroke-linejoin="round" paint-order="stroke">${paths.join('')}</g>`;
}

/** A programme's map as an SVG without a word: only digits, drawn as outlines. */
export function programmeSvg({ sheet, heights, water, trail, weeks, numerals }: MapContent): string {
  const [start, summit] = [trail[0], trail.at(-1)];
  const way = `fill="none" stroke-linecap="round" stroke-linejoin="round" d="${trailPath(trail)}"`;
  return svgDocument(sheetSize, [
    landSvg(sheet, heights, water),
    `<path ${way} stroke="${colours.casing}" stroke-width="${trailWidth + 2 * casing}"/>`,
    ...weeks.map((week, index) => marker(week, index, 'casing')),
    `<path ${way} stroke="${colours.trail}" stroke-width="${trailWidth}"/>`,
    ...weeks.map((week, index) => marker(week, index, 'face')),
    start ? startCross(start) : '',
    summit ? summitTriangle(summit) : '',
    digits(numerals),
  ]);
}
