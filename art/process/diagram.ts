import { drawContours } from '../contours/draw';
import { brand } from '../lib/brandColours';
import { outlineText } from '../lib/outlines';
import { midpoint, type Point } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import type { Grid } from '../terrain/grid';
import type { Layout, StationPlace } from './layouts';
import type { ProcessTheme } from './theme';
import type { ProcessWords, Station } from './words';

/** Space around words that is kept free of contour lines. */
const clearance = 10;
const fonts = {
  title: { font: 'host-grotesk-500', tracking: -0.03 },
  name: { font: 'host-grotesk-600', tracking: -0.02 },
  text: { font: 'host-grotesk-400' },
  number: { font: 'host-grotesk-700' },
} as const;

/** A smooth line through all stations, from outside the sheet to outside the sheet. */
function routePathOf({ before, stations, after, reach }: Layout): string {
  const places = [before, ...stations.map(({ at }) => at), after];
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
function stretchEnd(
  from: StationPlace,
  to: StationPlace,
  { reach, sizes }: Layout,
  theme: ProcessTheme,
): string {
  const [x, y] = midpoint(from.at, to.at);
  // Direction of travel there; the bar stands at right angles to it.
  const alongX = to.at[0] - from.at[0] - reach[0];
  const alongY = to.at[1] - from.at[1] - reach[1];
  const scale = (sizes.station * 0.85) / Math.hypot(alongX, alongY);
  const [acrossX, acrossY] = [-alongY * scale, alongX * scale];
  return `<path stroke="${theme.strong}" stroke-width="3" d="M${x - acrossX} ${y - acrossY}L${x + acrossX} ${y + acrossY}"/>`;
}

function background(
  heights: Grid,
  { width, height, crop, levels, columns }: Layout,
  theme: ProcessTheme,
): string {
  const drawing = { width, height, crop, levels, columns, smoothing: 11 };
  const { normal, index } = drawContours(heights, drawing);
  return `<path fill="${theme.ground}" d="M0 0h${width}v${height}H0z"/><g fill="none"><path stroke="${theme.contour}" d="${normal}"/>
<path stroke="${theme.indexContour}" stroke-width="1.600" d="${index}"/></g>`;
}

/** Outlines with a plate in the colour of the ground behind them. */
function plated(paths: string, [x, y]: Point, width: number, height: number, theme: ProcessTheme): string {
  const left = Math.round(x - clearance);
  const wide = Math.round(width + 2 * clearance);
  return `<path fill="${theme.ground}" opacity=".92" d="M${left} ${Math.round(y)}h${wide}v${height}h${-wide}z"/>${paths}`;
}

function stationWords(place: StationPlace, station: Station, { sizes }: Layout, theme: ProcessTheme): string {
  const [x, y] = place.words;
  const { anchor } = place;
  const name = outlineText({ ...fonts.name, text: station.name, size: sizes.name, x, y, anchor });
  const below = y + sizes.text * 1.5;
  const text = outlineText({ ...fonts.text, text: station.text, size: sizes.text, x, y: below, anchor });
  const width = Math.max(name.width, text.width);
  const left = anchor === 'middle' ? x - width / 2 : x;
  const paths = `<path fill="${theme.strong}" d="${name.path}"/><path fill="${theme.soft}" d="${text.path}"/>`;
  return plated(paths, [left, y - sizes.name], width, Math.round(sizes.name + sizes.text * 2.1), theme);
}

function stationSign(
  { at: [x, y] }: StationPlace,
  index: number,
  { sizes }: Layout,
  theme: ProcessTheme,
): string {
  const size = sizes.number;
  const text = String(index + 1);
  const number = outlineText({ ...fonts.number, text, size, x, y: y + size * 0.35, anchor: 'middle' });
  return `<circle cx="${x}" cy="${y}" r="${sizes.station}" fill="${brand.trail}" stroke="${theme.casing}" stroke-width="2.500"/>
<path fill="${brand.ink}" d="${number.path}"/>`;
}

function stageTitle(
  title: string,
  rule: Layout['rules'][number],
  { sizes }: Layout,
  theme: ProcessTheme,
): string {
  const [x, y] = rule.from;
  const size = sizes.title;
  const words = outlineText({ ...fonts.title, text: title, size, x, y: y + size * 1.4 });
  const paths = `<path fill="${theme.strong}" d="${words.path}"/>`;
  return (
    plated(paths, [x, y], words.width, Math.round(size * 2), theme) +
    `<path stroke="${theme.strong}" stroke-width="2" d="M${x} ${y}h${rule.length}"/>`
  );
}

/** The way from an idea to a product that runs, without its route, as an SVG without any text that needs a font. */
export function processDiagram(
  heights: Grid,
  layout: Layout,
  words: ProcessWords,
  theme: ProcessTheme,
): string {
  const stations = words.flatMap((stage) => stage.stations);
  return svgDocument(layout, [
    background(heights, layout, theme),
    ...layout.rules.map((rule, index) => stageTitle(words[index]?.title ?? '', rule, layout, theme)),
    ...layout.stations.map((place, index) => {
      const station = stations[index];
      return station ? stationWords(place, station, layout, theme) : '';
    }),
    ...layout.stations.map((place, index) => stationSign(place, index, layout, theme)),
  ]);
}

/** The route alone, to lie over the diagram: the stations are part of both, as it passes below them. */
export function processRoute(layout: Layout, theme: ProcessTheme): string {
  const path = routePathOf(layout);
  const { route } = layout.sizes;
  const stretchEnds = layout.stations.map((place, index) => {
    const next = layout.stations[index + 1];
    return next && index % 2 === 1 ? stretchEnd(place, next, layout, theme) : '';
  });
  return svgDocument(layout, [
    `<g fill="none"><path d="${path}" stroke="${theme.casing}" stroke-width="${route + 4.5}"/>`,
    `<path d="${path}" stroke="${brand.trail}" stroke-width="${route}"/></g>`,
    ...stretchEnds,
    ...layout.stations.map((place, index) => stationSign(place, index, layout, theme)),
  ]);
}
