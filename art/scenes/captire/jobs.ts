/** How far a job is; decides its colour in the planner. */
type JobState = 'done' | 'running' | 'waiting' | 'planned' | 'fleet' | 'blocked';

/**
 * One block in the planner. Times are hours of the day, 9.5 is half past nine. `plate` is a licence plate, or the number
 * of a set of wheels. Everything is invented.
 */
export type Job = readonly [
  start: number,
  hours: number,
  state: JobState,
  plate: string,
  work: string,
  note?: string,
];

/** A place of work with the person who has it today. */
export interface Bay {
  readonly name: string;
  readonly mechanic: string;
  /** How much of the day is booked, in percent. */
  readonly booked: number;
  readonly jobs: readonly Job[];
}

export const bays: readonly Bay[] = [
  {
    name: 'Lift 1',
    mechanic: 'Blerim',
    booked: 92,
    jobs: [
      [7.25, 1, 'done', 'ZH 400 118', 'Hatchback, winter wheels'],
      [8.5, 1.25, 'done', 'AG 55 900', 'Estate, 235/45 R18'],
      [10, 1.25, 'running', 'AG 270 084', 'Wheel change', 'Set C-14'],
      [11.5, 0.75, 'planned', 'BL 18 200', 'Puncture, rear left'],
      [13.25, 1.5, 'planned', 'ZH 70 330', 'Electric, 255/40 R20', 'Bring sensors'],
      [15, 1.25, 'fleet', 'Nordhang 4', 'Fleet, van 4 of 6'],
    ],
  },
  {
    name: 'Lift 2',
    mechanic: 'Sandra',
    booked: 84,
    jobs: [
      [7.25, 1.25, 'done', 'LU 9 400', 'Camper, 4 new'],
      [8.75, 1.25, 'done', 'AG 310 002', 'Saloon, wheel change'],
      [10.25, 1, 'running', 'ZH 640 007', 'Off-road, 4 wheels'],
      [11.5, 1, 'planned', 'AG 4 100', 'Estate, wheel change'],
      [13.25, 1, 'fleet', 'Nordhang 2', 'Fleet, van 2 of 6'],
      [14.5, 1, 'fleet', 'Nordhang 3', 'Fleet, van 3 of 6'],
      [15.75, 1, 'planned', 'SO 77 020', 'Compact, winter wheels'],
    ],
  },
  {
    name: 'Lift 3',
    mechanic: 'Yves',
    booked: 71,
    jobs: [
      [7.5, 2, 'done', 'TG 88 004', 'Truck axle, 2 tyres', 'Invoice sent'],
      [9.75, 1.5, 'waiting', 'ZH 10 660', 'Van, 6 wheels', 'Stock 11:15'],
      [13, 1.75, 'planned', 'AG 20 908', 'Camper, 4 new', '215/75 R16 C'],
      [15.25, 1, 'planned', 'ZG 4 010', 'Compact, wheel change'],
    ],
  },
  {
    name: 'Balancing',
    mechanic: 'Noah',
    booked: 66,
    jobs: [
      [7.75, 1, 'done', 'Set C-11', '4 wheels, from storage'],
      [9, 1, 'done', 'Set A-02', '4 wheels'],
      [10.25, 0.8, 'running', 'Set C-14', '4 wheels, 1 sensor'],
      [11.25, 0.8, 'planned', 'Set B-40', '2 wheels'],
      [13.25, 1.25, 'blocked', 'Machine service', 'Yearly check'],
      [14.75, 1, 'planned', 'Set D-07', '4 wheels'],
    ],
  },
  {
    name: 'Alignment',
    mechanic: 'Agron',
    booked: 58,
    jobs: [
      [8, 1.25, 'done', 'AG 9 108', 'Four wheels', 'Report sent'],
      [10.75, 1.25, 'planned', 'ZH 300 405', 'After wheel change'],
      [13.5, 1.25, 'planned', 'BE 44 800', 'Front axle'],
      [15.25, 1.25, 'fleet', 'Nordhang 5', 'Fleet, van 5 of 6'],
    ],
  },
];

/** Sets of wheels the storage has to bring next: number, shelf, and when they are needed. */
export const storageQueue: readonly (readonly [set: string, shelf: string, time: string])[] = [
  ['B-40', 'Hall 2, shelf 11', '11:00'],
  ['A-19', 'Hall 1, shelf 04', '11:15'],
  ['D-07', 'Hall 3, shelf 22', '13:00'],
  ['C-31', 'Hall 2, shelf 17', '13:00'],
];
