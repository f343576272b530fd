import { clamp, lerp } from '../../lib/numbers';
import { distance, type Point, softenPolyline } from '../../lib/point';
import { tenth } from '../../lib/svgNumbers';
import { makeCamera, project } from '../../panorama/camera';
import { spreadAlong } from '../../route/softTrail';
import { isVisible } from '../../route/visibility';
import { walkOn } from '../../route/walk';
import { type Grid, sample } from '../../terrain/grid';
import { evening } from './colours';
import { brow } from './ground';
import { view } from './view';

/** The torchlight run on the mountain, as parts of the edge length. */
const run = { from: [0.565, 0.36], to: [0.5, 0.88] } as const;
const farApart = 19;

function light(x: number, y: number, size: number): string {
  return (
    `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(size * 4.2)}" fill="url(#lantern)"/>` +
    `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(size)}" fill="${evening.lantern}"/>`
  );
}

/** A line from the saddle into the valley, where land does not hide it, and on to where the footpath begins. */
function farLights(heights: Grid): string {
  const { size } = heights;
  const camera = makeCamera(view.viewpoint, size, view.width, view.height);
  const whole = { width: size, height: size, crop: { left: 0, top: 0, width: 1, height: 1 } };
  const walk = walkOn(heights, whole, run, { verticalScale: 0.4 });
  const track = spreadAlong(softenPolyline(walk, 8), 900);
  const lights: Point[] = [];
  for (const [x, y] of track) {
    const at = project(camera, x, y, sample(heights, x, y));
    const last = lights.at(-1);
    if (!isVisible(heights, camera, x, y) || at[1] > brow(at[0]) - 6) continue;
    if (!last || distance(last, at) >= farApart) lights.push(at);
  }
  return lights.map(([x, y]) => light(x, y, lerp(1.9, 3.2, clamp((y - 420) / 260, 0, 1)))).join('');
}

/** All lights that come down the mountain this evening and are still far away. */
export function farLanterns(heights: Grid): string {
  const glow = `<radialGradient id="lantern"><stop offset="0" stop-color="#ffcf5a" stop-opacity=".85"/><stop offset=".35" stop-color="#ffb63a" stop-opacity=".32"/><stop offset="1" stop-color="#ffb63a" stop-opacity="0"/></radialGradient>`;
  return glow + farLights(heights);
}
