import { type Point, pts } from '../../lib/point';
import type { RouteColour } from './colours';

/** Routes on the map, as street corners in blocks from its middle. The first is the selected one. */
export const mapRoutes: readonly (readonly [colour: RouteColour, corners: readonly Point[]])[] = [
  ['blue', pts('-5.5 -4, -4 -4, -4 -2, -2 -2, -2 1, 1 1, 1 3, 3 3, 3 4')],
  ['orange', pts('-3 4.5, -2 4.5, -2 1, 0 1, 0 -2, 3 -2, 3 -5')],
  ['green', pts('6 -4, 3 -4, 3 0, 5 0, 5 3, 3 3, 3 4')],
  ['red', pts('-1 -5, -1 -2, 3 -2, 3 1, 6 1')],
];

export const mapBuses: readonly (readonly [number: number, colour: RouteColour, at: Point])[] = [
  [4, 'blue', [-2, -0.3]],
  [7, 'orange', [0, -0.6]],
  [2, 'green', [4, 0]],
  [11, 'red', [4.4, 1]],
  [9, 'orange', [-2.6, 4.5]],
  [12, 'red', [0.4, -2]],
];

export const mapLabels: readonly { readonly text: string; readonly at: Point; readonly size?: number }[] = [
  { text: 'Oberdorf', at: [-4.6, -4.4], size: 15 },
  { text: 'Bergli', at: [-3.7, -1.3] },
  { text: 'Mill Bridge', at: [-1, 1.85] },
  { text: 'Rainhof School', at: [2.1, 4.75], size: 15 },
  { text: 'Sunnematt', at: [-1.75, -1.15] },
  { text: 'Zelgli', at: [0.4, -3.4] },
  { text: 'Dorfplatz', at: [-4.4, 2.5] },
];

/** Of the map that stands alone: nothing near its edges. */
export const openBuses: typeof mapBuses = [
  [4, 'blue', [-2, -0.3]],
  [7, 'orange', [-0.6, 1]],
  [12, 'red', [-1, -2.6]],
];

export const openLabels: typeof mapLabels = [
  { text: 'Bergli', at: [-2.2, -2.4] },
  { text: 'Mill Bridge', at: [-1, 1.85] },
  { text: 'Sunnematt', at: [-3.1, 0.4] },
  { text: 'Dorfplatz', at: [-2.6, 1.6] },
  { text: 'Rainhof School', at: [-0.3, 3.3], size: 15 },
];
