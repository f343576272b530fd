import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../lib/paths';
import { type Point, softenPolyline } from '../lib/point';
import { phoneArea, pictureOf, writePicture } from '../output/picture';
import { type Relief, renderRelief } from '../relief/render';
import { routePath } from '../route/overlay';
import { pointAlong } from '../route/softTrail';
import { densify, type RouteEnds, walkOn } from '../route/walk';
import { heightfield } from '../terrain/cachedHeightfield';
import { sheets } from '../terrain/sheets';

/** The land between the two offices, which is invented; in the shape of the band that opens the contact page. */
const land = {
  width: 2880,
  height: 960,
  terrain: sheets.firn37,
  crop: { left: 0, top: 0.33, width: 1, height: 1 / 3 },
  contours: 34,
} as const;
const night = { shadow: '#061412', middle: '#1f4f4d', light: '#6fa3a5', warm: '#bcd5da' } as const;
const phone = { left: 0.26, ratio: 1.5 } as const;

/** The way through it, on the whole picture and on the part that phones show: from one margin of the page to the other. */
const ends = {
  wide: { from: [0.047, 0.43], to: [0.958, 0.57] },
  phone: { from: [0.305, 0.4], to: [0.715, 0.6] },
} as const satisfies Record<string, RouteEnds>;

/** The night's picture is the same land, so the route fits both. */
export const passages = {
  passage: land,
  'passage-night': { ...land, colours: night },
} as const satisfies Record<string, Relief>;

/** Renders the band and writes it in widths for full-bleed use. */
export async function drawPassage(name: string, relief: Relief): Promise<void> {
  await writePicture(
    {
      name,
      group: 'relief',
      widths: [640, 960, 1440, relief.width],
      fallback: 1440,
      quality: 42,
      phone,
      phoneQuality: 34,
    },
    pictureOf(await renderRelief(relief), relief),
  );
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;

/** A route within a part of the picture; places are shares of that part, as SVG writes them. */
async function routeWithin(route: RouteEnds, left: number, width: number) {
  const { height } = land;
  const walk = walkOn(await heightfield(land.terrain), land, route).map(([x, y]): Point => [x - left, y]);
  const points = densify(softenPolyline(walk, 3));
  const place = ([x, y]: Point) => ({ x: percent(x, width), y: percent(y, height) });
  const length = points.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
  return {
    viewBox: `0 0 ${width} ${height}`,
    path: routePath(points),
    from: place(points[0] ?? [0, 0]),
    middle: place(pointAlong(points, length / 2)),
    to: place(points.at(-1) ?? [0, 0]),
  };
}

/** Writes the way from office to office to `content/passage.json`. */
export async function drawPassageRoute(): Promise<void> {
  const part = phoneArea(phone, land);
  const routes = {
    wide: await routeWithin(ends.wide, 0, land.width),
    phone: await routeWithin(ends.phone, part.left, part.width),
  };
  await writeFile(join(contentFolder, 'passage.json'), `${JSON.stringify(routes, null, 2)}\n`);
}
