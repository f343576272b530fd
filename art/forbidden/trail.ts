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

/** The yellow route and the barrier where the land forbids it, as an SVG of the view's size. */
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
    casedLine(openPath(points, tenths), brand.trail, 20 * unit, 36 * unit),
    barrier([x, y], unit),
  ]);
}

/** Two posts and a striped board, as they stand across a closed road: 9 % of the picture's width. */
function barrier([x, y]: Point, unit: number): string {
  const [long, high, above] = [260, 62, 84];
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const left = -130 + index * 52 - 10;
    return `M${left} ${-above}l26 0l-36 ${-high}l-26 0z`;
  }).join('');
  const board = `M${-long / 2} ${-above}h${long}v${-high}h${-long}z`;
  const post = (at: number) =>
    `<path fill="${brand.white}" stroke="${brand.ink}" stroke-width="7" d="M${at - 9} 34h18v${-(above + high + 56)}h-18z"/>`;
  return (
    `<g transform="translate(${(x + 30 * unit).toFixed(1)} ${(y - 34 * unit).toFixed(1)}) scale(${unit})">${post(-96)}${post(96)}` +
    `<clipPath id="board"><path d="${board}"/></clipPath><path fill="${brand.trail}" d="${board}"/>` +
    `<path clip-path="url(#board)" fill="${brand.ink}" d="${stripes}"/>` +
    `<path fill="none" stroke="${brand.ink}" stroke-width="9" d="${board}"/></g>`
  );
}
