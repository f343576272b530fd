import { casedLine } from '../blog/marks';
import { summitsOf } from '../blog/summits';
import { triangulate } from '../blog/triangulation';
import { brand } from '../lib/brandColours';
import { svgDocument } from '../lib/svgDocument';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Relief } from './render';
import { stop } from './route';

const apart = 300;
const margin = 120;
const lineWidth = 6;
const casingWidth = 12;

/** A survey of the land from its summits, each sighted from others, as an SVG of the relief's size. */
export async function surveySvg(relief: Relief): Promise<string> {
  const stations = summitsOf(await heightfield(relief.terrain), relief, apart, margin);
  const sights = triangulate(stations).map(([[x, y], [toX, toY]]) => `M${x} ${y}L${toX} ${toY}`);
  return svgDocument(relief, [
    casedLine(sights.join(''), brand.white, lineWidth, casingWidth),
    ...stations.map(stop),
  ]);
}
