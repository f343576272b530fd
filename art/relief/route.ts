import { casedLine } from '../blog/marks';
import { brand } from '../lib/brandColours';
import { softenPolyline } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { routePath } from '../route/overlay';
import { densify, type RouteEnds, walkOn } from '../route/walk';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Relief } from './render';

const casingWidth = 19.5;
const routeWidth = 11.25;
const endRadius = 22.5;

/** The yellow route with its casing and a circle at both ends, as an SVG of the relief's size. */
export async function routeSvg(relief: Relief, route: RouteEnds): Promise<string> {
  const walk = walkOn(await heightfield(relief.terrain), relief, route);
  const points = densify(softenPolyline(walk, 2));
  const ends = [points[0], points.at(-1)].map((end) =>
    end
      ? `<circle cx="${end[0]}" cy="${end[1]}" r="${endRadius}" fill="${brand.trail}" stroke="${brand.ink}" stroke-width="6"/>`
      : '',
  );
  return svgDocument(relief, [casedLine(routePath(points), brand.trail, routeWidth, casingWidth), ...ends]);
}
