import Alea from 'alea';
import { brand } from '../lib/brandColours';
import { type Point, softenPolyline } from '../lib/point';
import { softTrail, trailPath } from '../route/softTrail';
import { densify, walkOn, walkThrough } from '../route/walk';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Crop, Grid } from '../terrain/grid';
import { type Light, nightLand } from './light';
import { barAcross, casedLine, edge, startMark, summitMark } from './marks';
import { heroSize } from './size';
import { drawingOnLand } from './wide';

const terrain = {
  seed: 'blog-ux',
  landforms: [
    { x: 0.56, y: 0.4, along: 0.3, across: 0.2, turn: -8, gain: 0.9 },
    { x: 0.62, y: 0.33, along: 0.12, across: 0.1, gain: 0.8 },
  ],
} as const;
const crop: Crop = { left: 0.08, top: 0.2, width: 0.84, height: (0.84 * 9) / 16 };
const sheet = { ...heroSize, crop };
const land = {
  drawing: { ...sheet, levels: 18, smoothing: 7, columns: 180, shortest: 140, tolerance: 1.7 },
  colours: {
    ground: brand.trail,
    tint: brand.trailDeep,
    tintOpacity: 0.24,
    line: '#dcae00',
    indexLine: '#b48900',
  },
  tintedLevels: [5, 10, 15],
} as const;

/** The clear way is white on yellow land, and yellow at night. */
const lights = {
  day: { land, tangle: edge.colour, clear: brand.white },
  night: { land: { ...land, colours: nightLand }, tangle: brand.iceLine, clear: brand.trail },
} as const;

/** Both begin and end in the same places; as parts of the edge length. */
const start: Point = [0.56, 0.6];
const goal: Point = [0.62, 0.342];
const clearVia: Point = [0.76, 0.47];
/** Where the tangle wanders. */
const wilderness = { left: 0.13, right: 0.53, top: 0.24, bottom: 0.6 } as const;
const strands = 10;
const wayWidth = 13;
const strandWidth = 4.5;

/** Ways that lead anywhere: each takes a few detours through the wilderness; only every third arrives. */
function tangle(heights: Grid): readonly { readonly points: readonly Point[]; readonly arrives: boolean }[] {
  const random = Alea('blog-ux-tangle');
  const anywhere = (): Point => [
    wilderness.left + random() * (wilderness.right - wilderness.left),
    wilderness.top + random() * (wilderness.bottom - wilderness.top),
  ];
  return Array.from({ length: strands }, (_, strand) => {
    const arrives = strand % 3 === 0;
    const stops = [start, ...Array.from({ length: 3 + (strand % 3) }, anywhere), ...(arrives ? [goal] : [])];
    const points = stops.slice(1).flatMap((to, index) => {
      const walk = walkOn(heights, sheet, { from: stops[index] ?? to, to }, { verticalScale: 0.3 });
      return index ? walk.slice(1) : walk;
    });
    return { points: softenPolyline(densify(points), 90), arrives };
  });
}

/** Interface design: a tangle of ways and a clear one, from the same start to the same goal. */
export async function uxPicture(light: Light): Promise<string> {
  const colours = lights[light];
  const heights = await heightfield(terrain);
  const clear = softTrail(walkThrough(heights, sheet, [start, clearVia, goal], { verticalScale: 0.2 }));
  const ways = tangle(heights);
  const [first, last] = [clear[0], clear.at(-1)];
  const strandPaths = ways.map(({ points }) => trailPath(softTrail(points))).join('');
  const ends = ways.map(({ points, arrives }) => (arrives ? '' : barAcross(points, 13, 15))).join('');
  return drawingOnLand(heights, colours.land, [
    `<g fill="none" stroke="${colours.tangle}" stroke-linejoin="round"><path stroke-width="${strandWidth}" d="${strandPaths}"/>`,
    `<path stroke-width="7" d="${ends}"/></g>`,
    casedLine(trailPath(clear), colours.clear, wayWidth),
    first ? startMark(first, colours.clear, 20) : '',
    last ? summitMark(last, colours.clear, 44) : '',
  ]);
}
