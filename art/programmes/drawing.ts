import { outlineText } from '../lib/outlines';
import type { Point, Size } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { tenth, tenths } from '../lib/svgNumbers';
import { trailPath } from '../route/softTrail';
import { type GroundName, grounds, wayColours } from './colours';
import { weeksPerMonth } from './month';
import { type Numeral, numeralFont } from './numerals';
import { summitCorners, type Way } from './way';

/** A map: its land, the ways over it, and their numbers. */
export interface MapContent extends Size {
  /** Nothing where only the ways are wanted, to lie over the land. */
  readonly land?: string;
  readonly ways: readonly Way[];
  readonly numerals: readonly Numeral[];
  /** On which the ways lie. */
  readonly ground: GroundName;
}

const trailWidth = 6;
const weekRadius = 8;
const monthRadius = 11.5;
/** Width of the dark edge round trail and markers. */
const casing = 3.5;

function marker([x, y]: Point, index: number, layer: 'casing' | 'face'): string {
  const isMonth = (index + 1) % weeksPerMonth === 0;
  const radius = (isMonth ? monthRadius : weekRadius) + (layer === 'casing' ? casing : 0);
  const face = isMonth ? wayColours.marked : wayColours.week;
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${radius}" fill="${layer === 'casing' ? wayColours.casing : face}"/>`;
}

function startCross([x, y]: Point): string {
  const d = `M${tenth(x - 9)} ${tenth(y - 9)}l18 18m0-18l-18 18`;
  return `<g fill="none" stroke-linecap="square"><path stroke="${wayColours.casing}" stroke-width="11" d="${d}"/><path stroke="${wayColours.marked}" stroke-width="5" d="${d}"/></g>`;
}

function summitTriangle(summit: Point): string {
  const corners = summitCorners(summit).map(tenths).join('L');
  return `<path fill="${wayColours.trail}" stroke="${wayColours.casing}" stroke-width="5" stroke-linejoin="round" paint-order="stroke" d="M${corners}Z"/>`;
}

function digits(numerals: readonly Numeral[], colour: string): string {
  const paths = numerals.map(
    ({ text, x, y }) => `<path d="${outlineText({ ...numeralFont, text, x, y }).path}"/>`,
  );
  return `<g fill="${colour}">${paths.join('')}</g>`;
}

/** Casings of all ways come first, then their faces: ways that begin together look like one there. */
function waysSvg(ways: readonly Way[]): readonly string[] {
  const line = (trail: readonly Point[], layer: 'casing' | 'trail'): string =>
    `<path fill="none" stroke-linecap="round" stroke-linejoin="round" d="${trailPath(trail)}" stroke="${wayColours[layer]}" stroke-width="${layer === 'trail' ? trailWidth : trailWidth + 2 * casing}"/>`;
  return [
    ...ways.map(({ trail }) => line(trail, 'casing')),
    ...ways.flatMap(({ weeks }) => weeks.map((week, index) => marker(week, index, 'casing'))),
    ...ways.map(({ trail }) => line(trail, 'trail')),
    ...ways.flatMap(({ weeks }) => weeks.map((week, index) => marker(week, index, 'face'))),
    ...ways.slice(0, 1).flatMap(({ trail }) => trail.slice(0, 1).map((start) => startCross(start))),
    ...ways.flatMap(({ trail }) => trail.slice(-1).map((summit) => summitTriangle(summit))),
  ];
}

/** A map as an SVG without a word: only digits, drawn as outlines. */
export function mapSvg({ width, height, land = '', ways, numerals, ground }: MapContent): string {
  const { numeral } = grounds[ground];
  return svgDocument({ width, height }, [land, ...waysSvg(ways), digits(numerals, numeral)]);
}
