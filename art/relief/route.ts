import sharp from 'sharp';
import { brand } from '../lib/brandColours';
import { type Point, softenPolyline } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { leastEffortRoute } from '../route/leastEffort';
import { routePath } from '../route/overlay';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Relief, ReliefRoute } from './render';

/** Every third cell is a place the route may step on. */
const spacing = 3;
/** Steepness as the route feels it, as a part of the edge length. */
const verticalScale = 0.3;
const casingWidth = 13;
const routeWidth = 7.5;
const endRadius = 15;

/** The least-effort way between two places, in pixels of the relief. */
async function walk(
  { terrain, crop, width, height }: Relief,
  { from, to }: ReliefRoute,
): Promise<readonly Point[]> {
  const heights = await heightfield(terrain);
  const nodes = Math.trunc(heights.size / spacing);
  const nodeAt = ([x, y]: Point): number => Math.round(y * (nodes - 1)) * nodes + Math.round(x * (nodes - 1));
  const found = leastEffortRoute({
    heights,
    heightScale: heights.size * verticalScale,
    lattice: { nodes, spacing },
    start: nodeAt(from),
    goal: nodeAt(to),
    visible: new Uint8Array(nodes * nodes).fill(1),
  });
  return found.map((node): Point => {
    const x = ((node % nodes) * spacing) / heights.size;
    const y = (Math.trunc(node / nodes) * spacing) / heights.size;
    return [((x - crop.left) / crop.width) * width, ((y - crop.top) / crop.height) * height];
  });
}

/** Steps between two nodes, so that softening rounds bends and does not cut them. */
function densify(points: readonly Point[]): readonly Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    return [0, 0.25, 0.5, 0.75].map(
      (t): Point => [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t],
    );
  });
}

/** The yellow route with its casing and a circle at both ends, as an SVG of the relief's size. */
async function routeSvg(relief: Relief, route: ReliefRoute): Promise<string> {
  const points = densify(softenPolyline(await walk(relief, route), 2));
  const path = routePath(points);
  const ends = [points[0], points.at(-1)].map((end) =>
    end
      ? `<circle cx="${end[0]}" cy="${end[1]}" r="${endRadius}" fill="${brand.trail}" stroke="${brand.ink}" stroke-width="4"/>`
      : '',
  );
  const line = `fill="none" stroke-linecap="round" stroke-linejoin="round" d="${path}"`;
  return svgDocument(
    relief.width,
    relief.height,
    `<path ${line} stroke="${brand.ink}" stroke-width="${casingWidth}"/><path ${line} stroke="${brand.trail}" stroke-width="${routeWidth}"/>${ends.join('')}`,
  );
}

/** Lays a route over a rendered relief. */
export async function overlayRoute(pixels: Buffer, relief: Relief, route: ReliefRoute): Promise<Buffer> {
  const { width, height } = relief;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(await routeSvg(relief, route)) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}
