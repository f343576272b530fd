import { type Point, pts } from '../../lib/point';
import type { RouteColour } from './colours';

/** Routes on the map, as street corners in blocks from its middle. The first is the selected one. */
export const mapRoutes: readonly { readonly colour: RouteColour; readonly corners: readonly Point[] }[] = [
  {
    colour: 'blue',
    corners: pts('-5.5 -4, -4 -4, -4 -2, -2 -2, -2 1, 1 1, 1 3, 3 3, 3 4'),
  },
  {
    colour: 'orange',
    corners: pts('-3 4.5, -2 4.5, -2 1, 0 1, 0 -2, 3 -2, 3 -5'),
  },
  {
    colour: 'green',
    corners: pts('6 -4, 3 -4, 3 0, 5 0, 5 3, 3 3, 3 4'),
  },
  {
    colour: 'red',
    corners: pts('-1 -5, -1 -2, 3 -2, 3 1, 6 1'),
  },
];

export const mapBuses: readonly {
  readonly number: number;
  readonly colour: RouteColour;
  readonly at: Point;
}[] = [
  { number: 4, colour: 'blue', at: [-2, -0.3] },
  { number: 7, colour: 'orange', at: [0, -0.6] },
  { number: 2, colour: 'green', at: [4, 0] },
  { number: 11, colour: 'red', at: [4.4, 1] },
  { number: 9, colour: 'orange', at: [-2.6, 4.5] },
  { number: 12, colour: 'red', at: [0.4, -2] },
];

export const mapLabels: readonly { readonly text: string; readonly at: Point; readonly size?: number }[] = [
  { text: 'Oberdorf', at: [-4.6, -4.4], size: 15 },
  { text: 'Bergli', at: [-3.7, -1.3] },
  { text: 'Mill bridge', at: [-1, 1.85] },
  { text: 'Rainhof school', at: [2.1, 4.75], size: 15 },
  { text: 'Sunnematt', at: [-1.75, -1.15] },
  { text: 'Zelgli', at: [0.4, -3.4] },
  { text: 'Dorfplatz', at: [-4.4, 2.5] },
];
