import { brand } from '../lib/brandColours';
import type { Point } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { tenth } from '../lib/svgNumbers';
import { drawOver, writePicture } from '../output/picture';
import { makeCamera, project } from '../panorama/camera';
import { nightLand } from '../panorama/palette';
import { type Panorama, renderPanorama } from '../panorama/render';
import { heightfield } from '../terrain/cachedHeightfield';
import { sample } from '../terrain/grid';
import { sheets } from '../terrain/sheets';
import { stars } from './stars';

const view: Panorama = {
  terrain: sheets.firn43,
  width: 1920,
  height: 1440,
  viewpoint: { eye: [0.5, 1.3], eyeHeight: 0.95, fieldOfView: 32, horizon: -0.1, verticalScale: 0.27 },
  sun: { azimuth: 80, elevation: 24 },
  climate: { snowLine: 0.22, fog: 1, fogDistance: 1.5 },
  palette: { ...nightLand, skyTop: '#071613', skyHorizon: '#2f5c63', fog: '#1f4146', glow: '#cfe0e2' },
};

/** Where the hut stands, as parts of the heightfield's edge. */
const place: Point = [0.46, 0.67];

/** One lit hut below the range, and the stars above it. */
export async function drawMidnight(): Promise<void> {
  const heights = await heightfield(view.terrain);
  const camera = makeCamera(view.viewpoint, heights.size, view.width, view.height);
  const [column, row] = [place[0] * heights.size, place[1] * heights.size];
  const foot = project(camera, column, row, sample(heights, column, row));
  const svg = svgDocument(view, [stars(view), hut(foot)]);
  await writePicture(
    { name: 'midnight', group: 'panorama', widths: [480, 768, 1280, 1920], fallback: 960, quality: 52 },
    await drawOver(await renderPanorama(view), view, svg),
  );
}

/** A hut of the size of a thumb, its window and the light that falls from it. */
function hut([x, y]: Point): string {
  const [wide, high, eaves] = [58, 62, 30];
  const walls = `M${tenth(x - wide / 2)} ${tenth(y + 14)}v${-(eaves + 14)}h${wide}v${eaves + 14}z`;
  const roof = `M${tenth(x - wide / 2 - 9)} ${tenth(y - eaves + 4)}L${tenth(x)} ${tenth(y - high)}L${tenth(x + wide / 2 + 9)} ${tenth(y - eaves + 4)}z`;
  return (
    `<radialGradient id="light"><stop offset="0" stop-color="${brand.trail}" stop-opacity=".5"/><stop offset=".35" stop-color="${brand.trail}" stop-opacity=".16"/><stop offset="1" stop-color="${brand.trail}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="260" ry="150" fill="url(#light)"/>` +
    `<path fill="${brand.ink}" d="${walls}${roof}"/>` +
    `<path fill="${brand.trail}" d="M${tenth(x - 11)} ${tenth(y - 26)}h22v22h-22z"/>`
  );
}
