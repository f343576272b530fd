/** How far a job is; decides its colour in the planner. */
type JobState = 'done' | 'running' | 'waiting' | 'planned' | 'fleet' | 'blocked';

/** One block in the planner. Times are hours of the day, 9.5 is half past nine. Everything is invented. */
export interface Job {
  readonly start: number;
  readonly hours: number;
  readonly state: JobState;
  /** Licence plate, or the number of a set of wheels. */
  readonly plate: string;
  readonly work: string;
  readonly note?: string;
}

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
      { start: 7.25, hours: 1, state: 'done', plate: 'ZH 400 118', work: 'Hatchback, winter wheels' },
      { start: 8.5, hours: 1.25, state: 'done', plate: 'AG 55 900', work: 'Estate, 235/45 R18' },
      {
        start: 10,
        hours: 1.25,
        state: 'running',
        plate: 'AG 270 084',
        work: 'Wheel change',
        note: 'Set C-14',
      },
      { start: 11.5, hours: 0.75, state: 'planned', plate: 'BL 18 200', work: 'Puncture, rear left' },
      {
        start: 13.25,
        hours: 1.5,
        state: 'planned',
        plate: 'ZH 70 330',
        work: 'Electric, 255/40 R20',
        note: 'Bring sensors',
      },
      { start: 15, hours: 1.25, state: 'fleet', plate: 'Nordhang 4', work: 'Fleet, van 4 of 6' },
    ],
  },
  {
    name: 'Lift 2',
    mechanic: 'Sandra',
    booked: 84,
    jobs: [
      { start: 7.25, hours: 1.25, state: 'done', plate: 'LU 9 400', work: 'Camper, 4 new' },
      { start: 8.75, hours: 1.25, state: 'done', plate: 'AG 310 002', work: 'Saloon, wheel change' },
      { start: 10.25, hours: 1, state: 'running', plate: 'ZH 640 007', work: 'Off-road, 4 wheels' },
      { start: 11.5, hours: 1, state: 'planned', plate: 'AG 4 100', work: 'Estate, wheel change' },
      { start: 13.25, hours: 1, state: 'fleet', plate: 'Nordhang 2', work: 'Fleet, van 2 of 6' },
      { start: 14.5, hours: 1, state: 'fleet', plate: 'Nordhang 3', work: 'Fleet, van 3 of 6' },
      { start: 15.75, hours: 1, state: 'planned', plate: 'SO 77 020', work: 'Compact, winter wheels' },
    ],
  },
  {
    name: 'Lift 3',
    mechanic: 'Yves',
    booked: 71,
    jobs: [
      {
        start: 7.5,
        hours: 2,
        state: 'done',
        plate: 'TG 88 004',
        work: 'Truck axle, 2 tyres',
        note: 'Invoice sent',
      },
      {
        start: 9.75,
        hours: 1.5,
        state: 'waiting',
        plate: 'ZH 10 660',
        work: 'Van, 6 wheels',
        note: 'Stock 11:15',
      },
      {
        start: 13,
        hours: 1.75,
        state: 'planned',
        plate: 'AG 20 908',
        work: 'Camper, 4 new',
        note: '215/75 R16 C',
      },
      { start: 15.25, hours: 1, state: 'planned', plate: 'ZG 4 010', work: 'Compact, wheel change' },
    ],
  },
  {
    name: 'Balancing',
    mechanic: 'Noah',
    booked: 66,
    jobs: [
      { start: 7.75, hours: 1, state: 'done', plate: 'Set C-11', work: '4 wheels, from storage' },
      { start: 9, hours: 1, state: 'done', plate: 'Set A-02', work: '4 wheels' },
      { start: 10.25, hours: 0.8, state: 'running', plate: 'Set C-14', work: '4 wheels, 1 sensor' },
      { start: 11.25, hours: 0.8, state: 'planned', plate: 'Set B-40', work: '2 wheels' },
      { start: 13.25, hours: 1.25, state: 'blocked', plate: 'Machine service', work: 'Yearly check' },
      { start: 14.75, hours: 1, state: 'planned', plate: 'Set D-07', work: '4 wheels' },
    ],
  },
  {
    name: 'Alignment',
    mechanic: 'Agron',
    booked: 58,
    jobs: [
      { start: 8, hours: 1.25, state: 'done', plate: 'AG 9 108', work: 'Four wheels', note: 'Report sent' },
      { start: 10.75, hours: 1.25, state: 'planned', plate: 'ZH 300 405', work: 'After wheel change' },
      { start: 13.5, hours: 1.25, state: 'planned', plate: 'BE 44 800', work: 'Front axle' },
      { start: 15.25, hours: 1.25, state: 'fleet', plate: 'Nordhang 5', work: 'Fleet, van 5 of 6' },
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
