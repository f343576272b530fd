import type { Point, Size } from '../../lib/point';

/** Positions in the drawing of the lift. */
export interface LiftSheet {
  readonly size: Size;
  /** Lines of the land: the side of the mountain with the lift, and what is guessed behind it. */
  readonly land: string;
  readonly beyond: string;
  /** Valley, intermediate and top station, at their feet. */
  readonly stations: readonly [Point, Point, Point];
  readonly mast: number;
  readonly cabin: number;
  readonly firs: Record<'from' | 'to' | 'gap' | 'height' | 'sink', number>;
  /** Rows at which the fog begins and is densest. */
  readonly fogFrom: number;
  readonly fogTo: number;
  /** Baselines of the heights; below them stand name and note. */
  readonly places: readonly {
    readonly x: number;
    readonly y: number;
    readonly anchor?: 'end';
    readonly onLand?: true;
  }[];
  /** The text at the intermediate station. */
  readonly halfway: Point;
  readonly halfwayAnchor: 'start' | 'end';
  readonly sizes: Record<'metres' | 'name' | 'note', number>;
}

/** Metres above sea level of valley, top and highest summit. */
export const heights = [1350, 2369, 2925] as const;

const row = (metres: number, foot: number, perMetre: number): number =>
  Math.round(foot - (metres - heights[0]) * perMetre);

const wide = (metres: number): number => row(metres, 488, 0.22);
const tall = (metres: number): number => row(metres, 704, 0.31);

export const liftWide: LiftSheet = {
  size: { width: 1600, height: 700 },
  land: `-20 506, 60 494, 150 ${wide(1350)}, 260 478, 380 436, 520 396, 600 380, 720 340, 830 306, 930 280, 1000 ${wide(2369)}, 1070 280, 1150 330, 1240 398, 1360 466, 1500 516, 1620 560`,
  beyond: `1090 292, 1140 250, 1200 222, 1262 168, 1320 ${wide(2925)}, 1384 158, 1450 188, 1530 204, 1620 220`,
  stations: [
    [170, wide(1350)],
    [580, 385],
    [1000, wide(2369)],
  ],
  mast: 42,
  cabin: 26,
  firs: { from: 20, to: 760, gap: 26, height: 60, sink: 16 },
  fogFrom: 430,
  fogTo: 262,
  places: [
    { x: 64, y: 604, onLand: true },
    { x: 960, y: 132, anchor: 'end' },
    { x: 1536, y: 274, anchor: 'end' },
  ],
  halfway: [560, 250],
  halfwayAnchor: 'end',
  sizes: { metres: 64, name: 38, note: 32 },
};

export const liftOnPhones: LiftSheet = {
  size: { width: 800, height: 960 },
  land: `-20 730, 40 710, 100 ${tall(1350)}, 170 690, 250 620, 330 560, 400 500, 470 420, 520 ${tall(2369)}, 570 396, 640 470, 720 560, 820 640`,
  beyond: `500 470, 570 400, 620 300, 680 ${tall(2925)}, 720 260, 770 310, 820 350`,
  stations: [
    [110, tall(1350)],
    [320, 568],
    [520, tall(2369)],
  ],
  mast: 42,
  cabin: 26,
  firs: { from: 10, to: 400, gap: 24, height: 62, sink: 16 },
  fogFrom: 580,
  fogTo: 400,
  places: [
    { x: 41, y: 846, onLand: true },
    { x: 41, y: 246 },
    { x: 759, y: 84, anchor: 'end' },
  ],
  halfway: [41, 386],
  halfwayAnchor: 'start',
  sizes: { metres: 64, name: 42, note: 38 },
};
