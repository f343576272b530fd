import type { RouteColour } from './colours';

/** A school bus route as the dispatcher's list shows it. Names and figures are invented. */
export type BusRoute = readonly [
  number: number,
  colour: RouteColour,
  destination: string,
  driver: string,
  onBoard: number,
  expected: number,
  nextStopMinutes: number,
  lateMinutes: number,
  /** How much of the way is done, in percent. */
  progress: number,
];

export const busRoutes: readonly BusRoute[] = [
  [4, 'blue', 'Rainhof', 'L. Gashi', 14, 19, 6, 0, 62],
  [7, 'orange', 'Dorfplatz, Zelgli', 'M. Frey', 9, 12, 3, 4, 48],
  [2, 'green', 'Sunnematt', 'A. Krasniqi', 16, 16, 1, 0, 91],
  [11, 'red', 'Mill Bridge', 'P. Odermatt', 11, 15, 8, 0, 40],
  [9, 'orange', 'Lake Road', 'D. Hasani', 5, 14, 4, 0, 22],
  [12, 'red', 'Zelgli, assisted', 'R. Steiner', 4, 4, 2, 6, 73],
  [3, 'green', 'Upper Bergli', 'N. Berisha', 12, 17, 5, 0, 55],
  [5, 'blue', 'Oberdorf', 'T. Huber', 18, 20, 2, 0, 84],
  [8, 'green', 'Chapel', 'E. Morina', 7, 9, 9, 0, 31],
  [14, 'blue', 'Sports Ground', 'K. Wyss', 6, 11, 7, 0, 38],
];

/** The stops of the selected route; the first ones are behind the bus. */
export const selectedStops: readonly (readonly [name: string, time: string, done: boolean])[] = [
  ['Oberdorf, fountain', '07:08', true],
  ['Bergli 12', '07:15', true],
  ['Sunnematt', '07:21', true],
  ['Mill Bridge', '07:30', false],
  ['Rainhof Primary School', '07:42', false],
];
