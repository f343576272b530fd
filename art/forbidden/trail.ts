import { casedLine } from '../blog/marks';
import { brand } from '../lib/brandColours';
import { openPath } from '../lib/curves';
import { type Point, softenPolyline } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { tenths } from '../lib/svgNumbers';
import { makeCamera, project } from '../panorama/camera';
import type { Panorama } from '../panorama/render';
import { densify } from '../route/walk';
import { heightfield } from '../terrain/cachedHeightfield';
import { sample } from '../terrain/grid';
import { barrier, barrierShadow } from './barrier';

/** How one gets to the range. */
export interface Approach {
  /** From beyond the picture's edge to the foot of the range, as parts of the heightfield's edge. */
  readonly way: readonly Point[];
  /** Size of route and barrier; 1 on a picture of 2880 pixels. */
  readonly scale: number;
}

/** From the left across the page, and from below on phones; both come up to the middle of the barrier. */
export const approaches = {
  wide: {
    way: [
      [0.2, 0.8],
      [0.255, 0.77],
      [0.3, 0.715],
      [0.36, 0.745],
      [0.41, 0.765],
      [0.455, 0.765],
      [0.468, 0.73],
      [0.468, 0.698],
    ],
    scale: 1,
  },
  upright: {
    way: [
      [0.4, 1],
      [0.42, 0.93],
      [0.5, 0.89],
      [0.56, 0.84],
      [0.53, 0.78],
      [0.5, 0.74],
      [0.5, 0.705],
    ],
    scale: 1,
  },
} as const satisfies Record<string, Approach>;

/** Where the sun throws shadows, for each pixel of height: to the right, and on the flat of the picture a little down. */
const shadowFall: Point = [0.75, 0.24];
/** The route lies this high on the snow, in pixels. */
const thickness = 9;

/**
 * The yellow route and the barrier where the land forbids it, on the snow by their shadows, as an SVG of the view's size.
 *
 * @param lit whether the barrier's lamps are
 */
export async function approachSvg(view: Panorama, { way, scale }: Approach, lit: boolean): Promise<string> {
  const { width, height, viewpoint, terrain } = view;
  const heights = await heightfield(terrain);
  const camera = makeCamera(viewpoint, heights.size, width, height);
  const onLand = softenPolyline(densify(densify(densify(way))), 900).map(([x, y]) => {
    const [column, row] = [x * heights.size, y * heights.size];
    return project(camera, column, row, sample(heights, column, row));
  });
  const points = softenPolyline(onLand, 300); // over the snow's small unevenness
  const path = openPath(points, tenths);
  const end = points.at(-1) ?? [0, 0];
  const fallen = tenths([thickness * shadowFall[0] * scale, thickness * (shadowFall[1] + 0.7) * scale]);
  return svgDocument(view, [
    `<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${8 * scale}"/></filter>`,
    `<g filter="url(#soft)" opacity=".42"><path transform="translate(${fallen})" fill="none" stroke="${brand.ink}" stroke-linecap="round" stroke-width="${38 * scale}" d="${path}"/></g>`,
    `<g filter="url(#soft)" opacity=".34">${barrierShadow(end, scale, shadowFall)}</g>`,
    casedLine(path, brand.trail, 20 * scale, 36 * scale),
    barrier(end, scale, lit),
  ]);
}
