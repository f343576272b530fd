import { drawContours } from '../contours/draw';
import { brand } from '../lib/brandColours';
import { outlineText } from '../lib/outlines';
import { midpoint, type Point } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import type { Grid } from '../terrain/grid';
import type { Layout, WordedLayout } from './layouts';
import type { ProcessTheme } from './theme';

const numberFont = { font: 'host-grotesk-700' } as const;

/** A smooth line through all stations, from outside the sheet to outside the sheet. */
function routePathOf({ before, stations, after, reach }: Layout): string {
  const places = [before, ...stations, after];
  const [reachX, reachY] = reach;
  return places
    .map(([x, y], index) => {
      const previous = places[index - 1];
      if (!previous) return `M${x} ${y}`;
      const [fromX, fromY] = previous;
      return `C${fromX + reachX} ${fromY + reachY} ${x - reachX} ${y - reachY} ${x} ${y}`;
    })
    .join('');
}

/** A bar across the route half-way between two stations, where one stretch ends and the next begins. */
function stretchEnd(from: Point, to: Point, { reach, sizes }: Layout, theme: ProcessTheme): string {
  const [x, y] = midpoint(from, to);
  // Direction of travel there; the bar is at right angles to it.
  const alongX = to[0] - from[0] - reach[0];
  const alongY = to[1] - from[1] - reach[1];
  const scale = (sizes.station * 0.85) / Math.hypot(alongX, alongY);
  const [acrossX, acrossY] = [-alongY * scale, alongX * scale];
  return `<path stroke="${theme.strong}" stroke-width="3" d="M${x - acrossX} ${y - acrossY}L${x + acrossX} ${y + acrossY}"/>`;
}

function background(
  heights: Grid,
  { width, height, crop, levels, columns }: WordedLayout,
  theme: ProcessTheme,
): string {
  const sheet = `M0 0h${width}v${height}H0z`;
  const drawing = { width, height, crop, levels, columns, smoothing: 11 };
  const { normal, index } = drawContours(heights, drawing);
  return `<path fill="${theme.ground}" d="${sheet}"/><g fill="none"><path stroke="${theme.contour}" d="${normal}"/>
<path stroke="${theme.indexContour}" stroke-width="1.600" d="${index}"/></g>`;
}

function stationSign([x, y]: Point, index: number, { sizes }: Layout, theme: ProcessTheme): string {
  const size = sizes.number;
  const text = String(index + 1);
  const number = outlineText({ ...numberFont, text, size, x, y: y + size * 0.35, anchor: 'middle' });
  return `<circle cx="${x}" cy="${y}" r="${sizes.station}" fill="${brand.trail}" stroke="${theme.casing}" stroke-width="2.500"/>
<path fill="${brand.ink}" d="${number.path}"/>`;
}

/** The land that the route crosses on the share picture, with its words, as an SVG that needs no font. */
export function processMap(
  heights: Grid,
  layout: WordedLayout,
  theme: ProcessTheme,
  words: readonly string[],
): string {
  return svgDocument(layout, [background(heights, layout, theme), ...words]);
}

/** The route with its stations, on no ground: the whole drawing of the page. */
export function processRoute(layout: Layout, theme: ProcessTheme): string {
  const path = routePathOf(layout);
  const { route } = layout.sizes;
  const stretchEnds = layout.stations.map((at, index) => {
    const next = layout.stations[index + 1];
    return next && index % 2 === 1 ? stretchEnd(at, next, layout, theme) : '';
  });
  return svgDocument(layout, [
    `<g fill="none"><path d="${path}" stroke="${theme.casing}" stroke-width="${route + 4.5}"/>`,
    `<path d="${path}" stroke="${brand.trail}" stroke-width="${route}"/></g>`,
    ...stretchEnds,
    ...layout.stations.map((at, index) => stationSign(at, index, layout, theme)),
  ]);
}
