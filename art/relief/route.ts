import { casedLine } from '../blog/marks';
import { brand } from '../lib/brandColours';
import { type Point, softenPolyline } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { routePath } from '../route/overlay';
import { densify, type RouteEnds, walkOn } from '../route/walk';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Relief } from './render';

const casingWidth = 19.5;
const routeWidth = 11.25;
const stopRadius = 22.5;

/** A place that a route or a survey reaches. */
export function stop([x, y]: Point): string {
  return `<circle cx="${x}" cy="${y}" r="${stopRadius}" fill="${brand.trail}" stroke="${brand.ink}" stroke-width="6"/>`;
}

/** The yellow route with its casing and a circle at both ends, as an SVG of the relief's size. */
export async function routeSvg(relief: Relief, route: RouteEnds): Promise<string> {
  const walk = walkOn(await heightfield(relief.terrain), relief, route);
  const points = densify(softenPolyline(walk, 2));
  const ends = [points[0], points.at(-1)].map((end) => (end ? stop(end) : ''));
  return svgDocument(relief, [casedLine(routePath(points), brand.trail, routeWidth, casingWidth), ...ends]);
}
