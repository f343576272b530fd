import type { RouteColour } from './colours';

/** A school bus route as the dispatcher's list shows it. Names and figures are invented. */
export interface BusRoute {
  readonly number: number;
  readonly colour: RouteColour;
  readonly destination: string;
  readonly driver: string;
  readonly onBoard: number;
  readonly expected: number;
  readonly nextStopMinutes: number;
  readonly lateMinutes: number;
  /** How much of the way is done, in percent. */
  readonly progress: number;
}

export const busRoutes: readonly BusRoute[] = [
  {
    number: 4,
    colour: 'blue',
    destination: 'Rainhof',
    driver: 'L. Gashi',
    onBoard: 14,
    expected: 19,
    nextStopMinutes: 6,
    lateMinutes: 0,
    progress: 62,
  },
  {
    number: 7,
    colour: 'orange',
    destination: 'Dorfplatz, Zelgli',
    driver: 'M. Frey',
    onBoard: 9,
    expected: 12,
    nextStopMinutes: 3,
    lateMinutes: 4,
    progress: 48,
  },
  {
    number: 2,
    colour: 'green',
    destination: 'Sunnematt',
    driver: 'A. Krasniqi',
    onBoard: 16,
    expected: 16,
    nextStopMinutes: 1,
    lateMinutes: 0,
    progress: 91,
  },
  {
    number: 11,
    colour: 'red',
    destination: 'Mill bridge',
    driver: 'P. Odermatt',
    onBoard: 11,
    expected: 15,
    nextStopMinutes: 8,
    lateMinutes: 0,
    progress: 40,
  },
  {
    number: 9,
    colour: 'orange',
    destination: 'Lake road',
    driver: 'D. Hasani',
    onBoard: 5,
    expected: 14,
    nextStopMinutes: 4,
    lateMinutes: 0,
    progress: 22,
  },
  {
    number: 12,
    colour: 'red',
    destination: 'Zelgli, assisted',
    driver: 'R. Steiner',
    onBoard: 4,
    expected: 4,
    nextStopMinutes: 2,
    lateMinutes: 6,
    progress: 73,
  },
  {
    number: 3,
    colour: 'green',
    destination: 'Upper Bergli',
    driver: 'N. Berisha',
    onBoard: 12,
    expected: 17,
    nextStopMinutes: 5,
    lateMinutes: 0,
    progress: 55,
  },
  {
    number: 5,
    colour: 'blue',
    destination: 'Oberdorf',
    driver: 'T. Huber',
    onBoard: 18,
    expected: 20,
    nextStopMinutes: 2,
    lateMinutes: 0,
    progress: 84,
  },
  {
    number: 8,
    colour: 'green',
    destination: 'Chapel',
    driver: 'E. Morina',
    onBoard: 7,
    expected: 9,
    nextStopMinutes: 9,
    lateMinutes: 0,
    progress: 31,
  },
  {
    number: 14,
    colour: 'blue',
    destination: 'Sports ground',
    driver: 'K. Wyss',
    onBoard: 6,
    expected: 11,
    nextStopMinutes: 7,
    lateMinutes: 0,
    progress: 38,
  },
];

/** The stops of the selected route; the first ones are behind the bus. */
export const selectedStops: readonly {
  readonly name: string;
  readonly time: string;
  readonly done: boolean;
}[] = [
  { name: 'Oberdorf, fountain', time: '07:08', done: true },
  { name: 'Bergli 12', time: '07:15', done: true },
  { name: 'Sunnematt', time: '07:21', done: true },
  { name: 'Mill bridge', time: '07:30', done: false },
  { name: 'Rainhof primary school', time: '07:42', done: false },
];
