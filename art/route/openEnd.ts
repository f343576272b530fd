import { join } from 'node:path';
import { casedLine, edge } from '../blog/marks';
import { contourSheets } from '../contours/sheets';
import { brand } from '../lib/brandColours';
import { imagesFolder } from '../lib/paths';
import { type Point, polylineLength, softenPolyline } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { writeSvg } from '../output/svg';
import { heightfield } from '../terrain/cachedHeightfield';
import { routePath } from './overlay';
import { densify, walkOn } from './walk';

/** In from the sheet's right edge, where it has got to, and where it is to lead; in units of the sheet. */
const stages = { from: [1640, 430], stop: [1330, 300], onward: [1180, 480] } as const satisfies Record<
  string,
  Point
>;
const [width, casing] = [6.5, 11.5];
/** Of what is not walked yet: a dash, and the space after it. */
const [dash, gap] = [17, 15];

/** The route of a page that is not ready yet, over the contour lines of the hero's land: walked to a stop, dashed from there on. */
export async function drawOpenEnd(): Promise<void> {
  const { terrain, drawing } = contourSheets['contour-hero'];
  const { crop } = drawing;
  const heights = await heightfield(terrain);
  const onLand = ([x, y]: Point): Point => [
    crop.left + (x / drawing.width) * crop.width,
    crop.top + (y / drawing.height) * crop.height,
  ];
  const walk = (from: Point, to: Point) =>
    densify(softenPolyline(walkOn(heights, drawing, { from: onLand(from), to: onLand(to) }), 3));
  const onward = walk(stages.stop, stages.onward);
  const [x, y] = stages.stop;
  const inset = (casing - width) / 2;
  // So long that it ends with a whole dash and the edge of that.
  const dashes = Math.round(polylineLength(onward) / (dash + gap));
  const length = dashes * (dash + gap) - gap + inset;
  const line = `fill="none" stroke-linejoin="round" pathLength="${length}" d="${routePath(onward)}"`;
  await writeSvg(
    join(imagesFolder, 'terrain', 'open-end.svg'),
    svgDocument(drawing, [
      `<path ${line} stroke="${edge.colour}" stroke-width="${casing}" stroke-dasharray="${dash + 2 * inset} ${gap - 2 * inset}" stroke-dashoffset="${inset}"/>`,
      `<path ${line} stroke="${brand.trail}" stroke-width="${width}" stroke-dasharray="${dash} ${gap}"/>`,
      casedLine(routePath(walk(stages.from, stages.stop)), brand.trail, width, casing),
      `<circle cx="${x}" cy="${y}" r="13" fill="${brand.trail}" stroke="${edge.colour}" stroke-width="4"/>`,
    ]),
  );
}
