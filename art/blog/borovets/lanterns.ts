import { clamp, lerp } from '../../lib/numbers';
import { distance, type Point, pts, softenPolyline } from '../../lib/point';
import { tenth } from '../../lib/svgNumbers';
import { makeCamera, project } from '../../panorama/camera';
import { pointAlong, spreadAlong } from '../../route/softTrail';
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

/** Lights of those who still ski down: a line from the saddle into the valley, where land does not hide it. */
function farLights(heights: Grid, moved: number): string {
  const { size } = heights;
  const camera = makeCamera(view.viewpoint, size, view.width, view.height);
  const whole = { width: size, height: size, crop: { left: 0, top: 0, width: 1, height: 1 } };
  const walk = walkOn(heights, whole, run, { verticalScale: 0.4 });
  const track = spreadAlong(softenPolyline(walk, 8), 900);
  const lights: Point[] = [];
  for (const [x, y] of track) {
    const at = project(camera, x, y, sample(heights, x, y));
    const last = lights.at(-1);
    if (!isVisible(heights, camera, x, y) || at[1] > brow(at[0] - moved) - 14) continue;
    if (!last || distance(last, at) >= farApart) lights.push(at);
  }
  return lights.map(([x, y]) => light(x, y, lerp(1.9, 3.2, clamp((y - 420) / 260, 0, 1)))).join('');
}

/** The way of those on foot: over the brow and down to the houses. */
const footpath: readonly Point[] = pts(
  '1108 690, 1060 698, 985 712, 1000 752, 1010 786, 900 806, 780 822, 690 828',
);
const walkers = 11;

/** Somebody in a coat and a hat with a lantern held out in front, walking left. */
function walker([x, y]: Point, height: number, hat: string): string {
  const h = height;
  const p = (dx: number, dy: number): string => `${tenth(x + dx * h)} ${tenth(y - dy * h)}`;
  return [
    `<ellipse cx="${tenth(x - h * 0.25)}" cy="${tenth(y)}" rx="${tenth(h * 1.1)}" ry="${tenth(h * 0.22)}" fill="url(#glow)"/>`,
    `<path fill="${evening.figure}" d="M${p(-0.11, 0)}L${p(-0.17, 0.42)}Q${p(-0.17, 0.72)} ${p(0, 0.76)}Q${p(0.17, 0.72)} ${p(0.16, 0.42)}L${p(0.13, 0)}L${p(0.04, 0)}L${p(0.01, 0.3)}L${p(-0.03, 0)}Z"/>`,
    `<circle cx="${tenth(x)}" cy="${tenth(y - h * 0.87)}" r="${tenth(h * 0.115)}" fill="${evening.figure}"/>`,
    `<path fill="${hat}" d="M${p(-0.13, 0.9)}Q${p(-0.1, 1.08)} ${p(0.03, 1.09)}Q${p(0.13, 1.06)} ${p(0.13, 0.9)}Z"/>`,
    `<path fill="none" stroke="${evening.figure}" stroke-width="${tenth(h * 0.07)}" stroke-linecap="round" d="M${p(-0.08, 0.62)}L${p(-0.36, 0.56)}"/>`,
    light(x - h * 0.38, y - h * 0.44, h * 0.085),
  ].join('');
}

function onFoot(): string {
  const way = softenPolyline(spreadAlong(footpath, 80), 14);
  const length = way.reduce((sum, point, index) => sum + distance(way[index - 1] ?? point, point), 0);
  return Array.from({ length: walkers }, (_, index) => {
    // Nearer ones are larger, and further apart.
    const at = pointAlong(way, length * (index / (walkers - 1)) ** 1.12);
    const nearness = clamp((at[1] - 650) / 180, 0, 1);
    const height = lerp(15, 46, nearness) * (1 + 0.09 * Math.sin(index * 2.4));
    return walker(at, height, index % 3 === 1 ? evening.hat : evening.figure);
  }).join('');
}

/**
 * All lights that go down to the houses this evening.
 *
 * @param moved how far the near slope, which hides what is behind it, is moved to the right
 */
export function lanterns(heights: Grid, moved: number): { readonly far: string; readonly near: string } {
  const gradient = `<radialGradient id="lantern"><stop offset="0" stop-color="#ffcf5a" stop-opacity=".85"/><stop offset=".35" stop-color="#ffb63a" stop-opacity=".32"/><stop offset="1" stop-color="#ffb63a" stop-opacity="0"/></radialGradient>`;
  return { far: gradient + farLights(heights, moved), near: onFoot() };
}
