import { type Point, pts, softenPolyline } from '../../lib/point';
import { tenths } from '../../lib/svgNumbers';
import { spreadAlong } from '../../route/softTrail';
import { heroSize } from '../size';
import { evening } from './colours';

/** The row at which the near slope ends against the valley, by column: it falls from the right to the left. */
export function brow(x: number): number {
  const slope = 742 - 96 * (1 / (1 + Math.exp(-(x - 1130) / 150)));
  return slope + 9 * Math.sin(x / 150 + 0.8) + 4 * Math.sin(x / 57);
}

/** The way of those on foot: from where the far lights come over the brow to the door of the large hut. */
export const footpath: readonly Point[] = softenPolyline(
  spreadAlong(pts('742 722, 690 733, 662 750, 700 764, 790 774, 880 788, 940 808, 1030 816'), 80),
  12,
);

/** A soft swell of the snow, lit from the left. */
const swell = (x: number, y: number, rx: number, ry: number, light: boolean): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${light ? 'swell-light' : 'swell-shade'})"/>`;

/** The near slope in the last light, with swells, and the path that many feet have trodden into it. */
export function ground(): string {
  const edge: Point[] = [];
  for (let x = -20; x <= heroSize.width + 20; x += 20) edge.push([x, brow(x)]);
  const outline = `M${edge.map(tenths).join('L')}V${heroSize.height}H-20Z`;
  const trodden = `M${footpath.map(tenths).join('L')}`;
  return `<linearGradient id="ground" x1="0" y1="0" x2=".12" y2="1"><stop offset="0" stop-color="${evening.snowLight}"/><stop offset=".5" stop-color="#4c7288"/><stop offset="1" stop-color="${evening.snowDark}"/></linearGradient>
<radialGradient id="swell-light"><stop offset="0" stop-color="#b9d2de" stop-opacity=".42"/><stop offset="1" stop-color="#b9d2de" stop-opacity="0"/></radialGradient>
<radialGradient id="swell-shade"><stop offset="0" stop-color="${evening.snowShade}" stop-opacity=".5"/><stop offset="1" stop-color="${evening.snowShade}" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-10%" y="-30%" width="120%" height="160%"><feGaussianBlur stdDeviation="2.2"/></filter>
<clipPath id="slope"><path d="${outline}"/></clipPath>
<path fill="url(#ground)" d="${outline}"/>
<g clip-path="url(#slope)">${[
    swell(330, 760, 330, 26, true),
    swell(560, 830, 300, 40, false),
    swell(1240, 700, 300, 44, true),
    swell(1380, 800, 330, 52, false),
    swell(820, 872, 420, 40, true),
    swell(120, 860, 300, 52, false),
  ].join('')}
<g fill="none" stroke-linecap="round" filter="url(#soft)"><path stroke="${evening.snowShade}" stroke-opacity=".5" stroke-width="9" d="${trodden}"/><path transform="translate(0 -4)" stroke="#c9dce6" stroke-opacity=".35" stroke-width="2.500" d="${trodden}"/></g></g>`;
}
