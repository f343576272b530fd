import { casedLine } from '../blog/marks';
import { summitsOf } from '../blog/summits';
import { triangulate } from '../blog/triangulation';
import { brand } from '../lib/brandColours';
import type { Point } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Relief } from './render';
import { stop } from './route';

const apart = 300;
/** How far beyond the picture there are stations, so that lines run out of it on all sides. */
const beyond = 400;
/** Pages cut the sides off: where their edges may lie there are lines and no stations, of which none shows in half. */
const cutOff = { aside: 380, above: 60 } as const;
/** A station's radius, with room to spare. */
const reach = 40;
const lineWidth = 6;
const casingWidth = 12;

/** Whether a station shows as a whole, or not at all. */
function isWhole([x, y]: Point, { width, height }: Relief): boolean {
  const { aside, above } = cutOff;
  const isOutside = x < -reach || x > width + reach || y < -reach || y > height + reach;
  return isOutside || (x >= aside && x <= width - aside && y >= above && y <= height - above);
}

/** A survey of the land from its summits, each sighted from others, as an SVG of the relief's size. */
export async function surveySvg(relief: Relief): Promise<string> {
  const summits = summitsOf(await heightfield(relief.terrain), relief, apart, -beyond);
  const stations = summits.filter((summit) => isWhole(summit, relief));
  const sights = triangulate(stations).map(([[x, y], [toX, toY]]) => `M${x} ${y}L${toX} ${toY}`);
  return svgDocument(relief, [
    casedLine(sights.join(''), brand.white, lineWidth, casingWidth),
    ...stations.map(stop),
  ]);
}
