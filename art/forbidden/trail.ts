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

/** From beyond the picture's edge to the foot of the range, as parts of the heightfield's edge. */
const way: readonly Point[] = [
  [0.2, 0.8],
  [0.255, 0.77],
  [0.3, 0.715],
  [0.36, 0.745],
  [0.415, 0.74],
  [0.455, 0.705],
];

/** The yellow route, which ends where the land forbids it, as an SVG of the view's size. */
export async function trailSvg(view: Panorama): Promise<string> {
  const { width, height, viewpoint, terrain } = view;
  const heights = await heightfield(terrain);
  const camera = makeCamera(viewpoint, heights.size, width, height);
  const points = softenPolyline(densify(densify(densify(way))), 120).map(([x, y]) => {
    const [column, row] = [x * heights.size, y * heights.size];
    return project(camera, column, row, sample(heights, column, row));
  });
  const [x, y] = points.at(-1) ?? [0, 0];
  const unit = width / 2880;
  return svgDocument(view, [
    casedLine(openPath(points, tenths), brand.trail, 13 * unit, 25 * unit),
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${26 * unit}" ry="${16 * unit}" fill="${brand.trail}" stroke="${brand.ink}" stroke-width="${7 * unit}"/>`,
  ]);
}
