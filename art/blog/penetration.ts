import { brand } from '../lib/brandColours';
import { radians } from '../lib/numbers';
import { type Point, polylineLength } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { drawOver, writePicture } from '../output/picture';
import { type Relief, renderRelief } from '../relief/render';
import { pointAlong, softTrail, trailPath } from '../route/softTrail';
import { walkOn } from '../route/walk';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Crop, Grid } from '../terrain/grid';
import type { Light } from './light';
import { barAcross, casedLine, edge, startMark, summitMark } from './marks';
import { heroSize, landSize, landWidths } from './size';

const centre = { x: 0.52, y: 0.47 } as const;
const bastions = 6;

/** Walls that stick out of the massif all round, as those of an old fortress. */
const walls = Array.from({ length: bastions }, (_, index) => {
  const turn = 18 + (index * 360) / bastions;
  return {
    x: centre.x + Math.cos(radians(turn)) * 0.15,
    y: centre.y + Math.sin(radians(turn)) * 0.125,
    along: 0.13,
    across: 0.03,
    turn,
    gain: 0.75,
  };
});

const crop: Crop = { left: 0.1, top: 0.235, width: 0.84, height: (0.84 * 9) / 16 };
const terrain = {
  seed: 'blog-penetration',
  landforms: [{ ...centre, along: 0.15, across: 0.125, gain: 1.5 }, ...walls],
};
const colours = {
  day: { shadow: '#0b2724', middle: '#4f8085', light: '#dfeaea', warm: '#fff0b8' },
  night: { shadow: '#050f0e', middle: '#1d4341', light: '#7fa9ab', warm: '#cbd9c4' },
} as const satisfies Record<Light, Relief['colours']>;
const relief = {
  ...landSize,
  // Cells of the usual size would show.
  terrain: { ...terrain, size: 1152, drops: 675_000 },
  crop,
  contours: 24,
} as const;

/**
 * Where attackers set out, and how far they come; only one reaches the top. Parts of the edge length. All of them begin
 * within the middle four fifths of the height, which is what runs from edge to edge of a page.
 */
const attacks = [
  { from: [0.14, 0.33], reach: 0.46 },
  { from: [0.32, 0.326], reach: 0.36 },
  { from: [0.86, 0.326], reach: 0.5 },
  { from: [0.9, 0.6], reach: 0.68 },
  { from: [0.6, 0.638], reach: 0.6 },
  { from: [0.17, 0.615], reach: 1 },
] as const satisfies readonly { readonly from: Point; readonly reach: number }[];

const summit: Point = [centre.x, centre.y];

const failedWidth = 6;
const wayWidth = 12;

/** The part of a way that an attacker gets along. */
function upTo(points: readonly Point[], reach: number): readonly Point[] {
  const length = polylineLength(points) * reach;
  const steps = 60;
  return Array.from({ length: steps + 1 }, (_, step) => pointAlong(points, (length * step) / steps));
}

/** A barrier across the end of a way. */
function barrier(points: readonly Point[]): string {
  const path = barAcross(points, 2, 24);
  return `<g fill="none"><path stroke="${edge.colour}" stroke-width="20" stroke-linecap="square" d="${path}"/><path stroke="${brand.white}" stroke-width="9" stroke-linecap="square" d="${path}"/></g>`;
}

function attackSvg(heights: Grid, { from, reach }: (typeof attacks)[number]): string {
  const way = softTrail(
    walkOn(heights, { ...heroSize, crop }, { from, to: summit }, { verticalScale: 0.55 }),
  );
  const gone = reach < 1 ? upTo(way, reach) : way;
  const [start, end] = [gone[0], gone.at(-1)];
  if (!start || !end) return '';
  if (reach < 1)
    return casedLine(trailPath(gone), brand.white, failedWidth) + barrier(gone) + startMark(start);
  return (
    casedLine(trailPath(gone), brand.trail, wayWidth) +
    startMark(start, brand.trail) +
    summitMark(end, brand.trail, 42)
  );
}

/** Writes the picture of penetration testing: a fortress of a mountain, several attacks, one that gets through. */
export const drawPenetration = (name: string): Promise<void> => draw(name, 'day');

/** The same at night. */
export const drawPenetrationAtNight = (name: string): Promise<void> => draw(name, 'night');

async function draw(name: string, light: Light): Promise<void> {
  const shown: Relief = { ...relief, colours: colours[light] };
  const heights = await heightfield(terrain);
  const ways = attacks.map((attack) => attackSvg(heights, attack));
  await writePicture(
    { name, group: 'blog', widths: landWidths, fallback: 1280, quality: 44 },
    await drawOver(await renderRelief(shown), shown, svgDocument(heroSize, ways)),
  );
}
