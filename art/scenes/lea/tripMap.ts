import { type Point, pts } from '../../lib/point';
import { polyline } from '../../lib/svgNumbers';
import { drawMap } from '../map/draw';
import { alongStreets } from '../map/plan';
import { coral, leaMap, mauve, plum } from './colours';

const size = { width: 390, height: 540 };
const way: readonly Point[] = pts('-1 2.4, -1 1, 1 1, 1 -1, 1.9 -1');

/** Start and goal, and how many vehicles wait at two other places. */
const pins: readonly { readonly at: Point; readonly colour: string; readonly text: string }[] = [
  { at: [-2, 0.5], colour: mauve, text: '3' },
  { at: [2, 1.5], colour: mauve, text: '5' },
  { at: [1.9, -1], colour: coral, text: 'B' },
  { at: [-1, 2.4], colour: plum, text: 'A' },
];

/** The map on both of Lea's screens: the way from A to B. */
export function tripMap(): string {
  const map = drawMap({ ...size, seed: 21, block: 64, angle: 0.22 }, leaMap);
  const path = polyline(alongStreets(map.corner, way));
  const markers = pins.map(({ at, colour, text }) => {
    const [x, y] = map.corner(...at);
    return `<g transform="translate(${x} ${y})"><path d="M0 14-9 2A18 18 0 1 1 9 2Z" fill="${colour}" stroke="#fff" stroke-width="3"/><text y="-9" class="pin">${text}</text></g>`;
  });
  return `<svg class="map" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${map.markup}
<g fill="none" stroke-linejoin="round"><path d="${path}" stroke="#fff" stroke-width="10"/><path d="${path}" stroke="${plum}" stroke-width="5.500"/></g>${markers.join('')}</svg>`;
}
