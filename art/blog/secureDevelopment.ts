import { brand } from '../lib/brandColours';
import { lerp } from '../lib/numbers';
import { type Point, softenPolyline } from '../lib/point';
import { tenths } from '../lib/svgNumbers';
import { elevations } from '../profile/profile';
import { trailPath } from '../route/softTrail';
import { blur } from '../terrain/blur';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Grid } from '../terrain/grid';
import { letters, widthOf } from './letters';
import type { Light } from './light';
import { casedLine, edge } from './marks';
import { heroSize, sideWidth } from './size';
import { wideDrawing } from './wide';
import type { BlogWords } from './words';

const terrain = {
  seed: 'blog-development',
  landforms: [
    { x: 0.86, y: 0.5, along: 0.42, across: 0.5, gain: 1.1 },
    { x: 0.5, y: 0.5, along: 0.12, across: 0.3, gain: 0.2 },
  ],
} as const;
const { width, height } = heroSize;
/** Beyond the sides, so that the strong lines end out of sight. */
const overhang = sideWidth + 40;
const walk = { from: [0.1, 0.52], to: [0.86, 0.5], width, overhang } as const;

const lights = {
  day: {
    sky: '#edf3f4',
    behind: ['#cfdfe2', '#a5c3c9'],
    land: brand.spruce,
    stratum: '#1c423d',
    post: '#173f3a',
  },
  night: {
    sky: '#173f3a',
    behind: ['#1d4d47', '#123530'],
    land: '#071613',
    stratum: '#173833',
    post: brand.iceLine,
  },
} as const;
type Colours = (typeof lights)[Light];
/** Rows between which the land rises. */
const foot = 716;
const top = 372;
/** Walks behind, further away and higher in the picture. */
const backgrounds = [
  { offset: -0.3, lift: 130, roughness: 1.25 },
  { offset: -0.15, lift: 70, roughness: 1.1 },
] as const;
const strata = [46, 98, 156, 220, 290, 366] as const;
/** Below this row stand the phases' names. */
const deepest = 782;

/** Posts from left to right; `sign` is the row of the sign's middle. Neighbours' signs do not meet. */
export const posts = [
  { x: 262, sign: 512 },
  { x: 531, sign: 316 },
  { x: 800, sign: 432 },
  { x: 1069, sign: 158 },
  { x: 1338, sign: 268 },
] as const;
export const sign = { height: 84, point: 40, padding: 34 } as const;
const checkStyle = { size: 43, weight: 600, fill: brand.ink } as const;
const phaseStyle = { size: 46, fill: brand.white, anchor: 'middle' } as const;
const phaseRow = 846;

/** The land's edge along a walk, from left to right. */
function edgeOf(
  heights: Grid,
  offset: number,
  rows: { readonly low: number; readonly high: number },
): readonly Point[] {
  const walked = [...elevations(heights, walk, offset)];
  // What goes on beyond the sides has no part in how high the land between them is.
  const values = walked.flatMap(([x, elevation]) => (x >= -40 && x <= width + 40 ? elevation : []));
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const points = walked.map(
    ([x, elevation]): Point => [x, lerp(rows.low, rows.high, (elevation - lowest) / (highest - lowest))],
  );
  return softenPolyline(points, 3);
}

function shape(points: readonly Point[], fill: string): string {
  return `<path fill="${fill}" d="M${points.map(tenths).join('L')}V${height}H${-overhang}Z"/>`;
}

/** Layers in the ground that follow its edge, ever less of its shape. */
function stratum(points: readonly Point[], depth: number): string {
  const line = softenPolyline(points, depth * 2)
    .map(([x, y]): Point => [x, y + depth])
    .filter(([, y]) => y < deepest);
  return line.length > 1 ? `M${line.map(tenths).join('L')}` : '';
}

function rowAt(points: readonly Point[], x: number): number {
  const after = points.findIndex(([column]) => column >= x);
  return points[after]?.[1] ?? height;
}

/** How wide a check's sign is. */
export function signWidth(check: string): number {
  return widthOf({ ...checkStyle, text: check }) + 2 * sign.padding + sign.point;
}

/** A trail sign on a post: pointed in the direction of travel. */
function signpost(
  { x, sign: middle }: (typeof posts)[number],
  check: string,
  points: readonly Point[],
  colours: Colours,
): string {
  const ground = rowAt(points, x);
  const wide = signWidth(check);
  const left = Math.round(x - wide / 2);
  const [upper, lower, right] = [middle - sign.height / 2, middle + sign.height / 2, Math.round(left + wide)];
  return [
    `<path fill="${colours.post}" stroke="${edge.colour}" stroke-width="4" d="M${x - 9} ${upper - 26}h18V${Math.round(ground)}h-18z"/>`,
    `<path fill="${brand.trail}" stroke="${edge.colour}" stroke-width="${edge.width}" stroke-linejoin="round" d="M${left} ${upper}H${right - sign.point}L${right} ${middle}L${right - sign.point} ${lower}H${left}Z"/>`,
    letters({ ...checkStyle, text: check, x: left + sign.padding, y: middle + 15 }),
  ].join('');
}

/** The way of development seen from the side, with its checks as signs on the way. */
export async function secureDevelopmentPicture({ development }: BlogWords, light: Light): Promise<string> {
  const colours = lights[light];
  const heights = blur(await heightfield(terrain), 3);
  const land = edgeOf(heights, 0, { low: foot, high: top });
  const behind = backgrounds.map(({ offset, lift, roughness }, index) =>
    shape(
      edgeOf(heights, offset, { low: foot - lift, high: lerp(foot, top, roughness) - lift }),
      colours.behind[index] ?? colours.sky,
    ),
  );
  return wideDrawing([
    `<path fill="${colours.sky}" d="M${-sideWidth} 0h${width + 2 * sideWidth}v${height}H${-sideWidth}z"/>`,
    ...behind,
    ...posts.map((post, index) => signpost(post, development.checks[index] ?? '', land, colours)),
    shape(land, colours.land),
    `<path fill="none" stroke="${colours.stratum}" stroke-width="2.500" d="${strata.map((depth) => stratum(land, depth)).join('')}"/>`,
    casedLine(trailPath(land), brand.trail, 10),
    ...posts.map(
      ({ x }) =>
        `<circle cx="${x}" cy="${Math.round(rowAt(land, x))}" r="15" fill="${brand.white}" stroke="${edge.colour}" stroke-width="5"/>`,
    ),
    ...posts.map(({ x }, index) =>
      letters({ ...phaseStyle, text: development.phases[index] ?? '', x, y: phaseRow }),
    ),
  ]);
}
