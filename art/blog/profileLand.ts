import { brand } from '../lib/brandColours';
import { lerp } from '../lib/numbers';
import { type Point, softenPolyline } from '../lib/point';
import { tenths } from '../lib/svgNumbers';
import { type ElevationProfile, elevations } from '../profile/profile';
import type { Grid } from '../terrain/grid';
import type { Light } from './light';

/** The land of the way of development, seen from the side. */
export const terrain = {
  seed: 'blog-development',
  landforms: [
    { x: 0.86, y: 0.5, along: 0.42, across: 0.5, gain: 1.1 },
    { x: 0.5, y: 0.5, along: 0.12, across: 0.3, gain: 0.2 },
  ],
} as const;

export const lights = {
  day: {
    sky: '#edf3f4',
    behind: ['#cfdfe2', '#a5c3c9'],
    land: brand.spruce,
    stratum: '#1c423d',
    post: brand.spruceDeep,
    onSky: brand.ink,
  },
  night: {
    sky: brand.spruceDeep,
    behind: ['#1d4d47', '#123530'],
    land: '#071613',
    stratum: '#173833',
    post: brand.iceLine,
    onSky: brand.white,
  },
} as const satisfies Record<Light, object>;

/** Beyond its sides a drawing shows land, too. */
type Walk = Pick<ElevationProfile, 'from' | 'to' | 'width' | 'overhang'>;

/** Rows between which the land rises. */
interface Rows {
  readonly low: number;
  readonly high: number;
}

/** The land's edge along a walk, from left to right; `offset` moves the walk aside. */
export function edgeOf(heights: Grid, walk: Walk, offset: number, rows: Rows): readonly Point[] {
  const walked = [...elevations(heights, walk, offset)];
  // What goes on beyond the sides has no part in how high the land between them is.
  const values = walked.flatMap(([x, elevation]) => (x >= -40 && x <= walk.width + 40 ? elevation : []));
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const points = walked.map(
    ([x, elevation]): Point => [x, lerp(rows.low, rows.high, (elevation - lowest) / (highest - lowest))],
  );
  return softenPolyline(points, 3);
}

/** What lies below the land's edge, down to a row. */
export function landBelow(points: readonly Point[], bottom: number, fill: string): string {
  const left = points[0]?.[0] ?? 0;
  return `<path fill="${fill}" d="M${points.map(tenths).join('L')}V${bottom}H${left}Z"/>`;
}

/** The first row of the land at a column. */
export function rowAt(points: readonly Point[], x: number): number {
  return points.find(([column]) => column >= x)?.[1] ?? Number.NaN;
}

/** Where layers have come out of sight: they fade from one row to the other. */
interface Fading {
  readonly from: number;
  readonly to: number;
}

/** Layers in the ground that follow its edge, ever less of its shape; those that run lower than they may fade. */
export function layersBelow(
  points: readonly Point[],
  depths: readonly number[],
  { from, to }: Fading,
  { stratum, land }: { readonly stratum: string; readonly land: string },
): string {
  const layers = depths.map((depth) => {
    const line = softenPolyline(points, depth * 2)
      .map(([x, y]): Point => [x, y + depth])
      .filter(([, y]) => y < to);
    return line.length > 1 ? `M${line.map(tenths).join('L')}` : '';
  });
  return [
    `<linearGradient id="depth" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}">`,
    `<stop stop-color="${stratum}"/><stop offset="1" stop-color="${land}"/></linearGradient>`,
    `<path fill="none" stroke="url(#depth)" stroke-width="2.500" d="${layers.join('')}"/>`,
  ].join('');
}
