import { type Point, pts } from '../../lib/point';
import { polyline } from '../../lib/svgNumbers';
import { drawMap } from '../map/draw';
import { alongStreets } from '../map/plan';
import { coral, leaMap, mauve, plum } from './colours';

const size = { width: 390, height: 540 };

interface Trip {
  readonly seed: number;
  readonly block: number;
  readonly angle: number;
  readonly way: readonly Point[];
  /** Start, goal and where vehicles wait. */
  readonly pins: readonly { readonly at: Point; readonly colour: string; readonly text: string }[];
  /** Where the car is by now. */
  readonly car?: Point;
}

/** Before the trip: all of the way, and how many vehicles wait at two other places. */
export const before: Trip = {
  seed: 21,
  block: 64,
  angle: 0.22,
  way: pts('-1 2.4, -1 1, 1 1, 1 -1, 1.9 -1'),
  pins: [
    { at: [-2, 0.5], colour: mauve, text: '3' },
    { at: [2, 1.5], colour: mauve, text: '5' },
    { at: [1.9, -1], colour: coral, text: 'B' },
    { at: [-1, 2.4], colour: plum, text: 'A' },
  ],
};

/** On the way, nearer: what is left of it, and the goal. */
export const during: Trip = {
  seed: 34,
  block: 100,
  angle: 0.3,
  way: pts('-1.6 1.5, -1 1.5, -1 0, 0 0, 0 -1, 1 -1'),
  pins: [{ at: [1, -1], colour: coral, text: 'B' }],
  car: [-1, 0.4],
};

/** A trip's map: the way from A to B. */
export function tripMap({ way, pins, car, ...town }: Trip): string {
  const map = drawMap({ ...size, ...town }, leaMap);
  const path = polyline(alongStreets(map.corner, way));
  const markers = pins.map(({ at, colour, text }) => {
    const [x, y] = map.corner(...at);
    return `<g transform="translate(${x} ${y})"><path d="M0 14-9 2A18 18 0 1 1 9 2Z" fill="${colour}" stroke="#fff" stroke-width="3"/><text y="-9" class="pin">${text}</text></g>`;
  });
  const [carX, carY] = map.corner(...(car ?? [0, 0]));
  const here = `<circle cx="${carX}" cy="${carY}" r="30" fill="${coral}" opacity=".18"/><circle cx="${carX}" cy="${carY}" r="12" fill="${coral}" stroke="#fff" stroke-width="4"/>`;
  return `<svg class="map" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${map.markup}
<g fill="none" stroke-linejoin="round"><path d="${path}" stroke="#fff" stroke-width="10"/><path d="${path}" stroke="${plum}" stroke-width="5.500"/></g>${markers.join('')}${car ? here : ''}</svg>`;
}
