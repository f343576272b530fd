import type { adjoiningSheets, contourSheets } from '../../contours/sheets';
import type { Size } from '../../lib/point';
import type { PhonePart } from '../../output/picture';
import type { Placement } from './devices';
import { openingScenes } from './opening';
import type { SceneName } from './scenes';

type Spot = Omit<Placement, 'screen'>;

/** A picture of product screens in front of contour lines. */
export interface Composition extends Size {
  readonly ground: string;
  readonly contours: keyof typeof contourSheets | keyof typeof adjoiningSheets;
  /** Which of four adjoining sheets lies behind, from the left; without one the whole of the land does. */
  readonly sheet?: number;
  /** Lines darken a light ground; on a dark one they lie as they are. */
  readonly blend: 'multiply' | 'normal';
  /** Later ones stand in front. */
  readonly screens: readonly (Spot & { readonly scene: SceneName })[];
  readonly widths: readonly number[];
  readonly fallback: number;
  readonly phone?: PhonePart;
}

const ice = { ground: '#bcd5da', contours: 'contour-hero', blend: 'multiply' } as const;
const yellow = { ground: '#ffcf26', contours: 'contour-yellow', blend: 'multiply' } as const;
const spruce = { ground: '#173f3a', contours: 'contour-dark', blend: 'normal' } as const;
const quiet = { ground: '#dbe6e8', contours: 'contour-quiet', blend: 'multiply' } as const;

const landscape = { width: 1600, height: 1000, widths: [480, 640, 768, 1120, 1600], fallback: 1280 } as const;
const portrait = { width: 1000, height: 1250, widths: [480, 768, 1000], fallback: 1000 } as const;

/** Every composition by the name of its picture. Devices run over the edge on purpose: crop boldly. */
export const compositions = {
  ...openingScenes,
  'case-wedere': {
    ...landscape,
    ...ice,
    screens: [
      { scene: 'dispatch', left: 90, top: 110, width: 1230 },
      { scene: 'parents', left: 1200, top: 200, width: 330 },
    ],
  },
  'case-captire': {
    ...landscape,
    ...spruce,
    screens: [{ scene: 'planner', left: 110, top: 64, width: 1380 }],
    phone: { left: 0.315, ratio: 20 / 19 },
  },
  'case-sales': {
    ...landscape,
    ...quiet,
    screens: [
      { scene: 'overview', left: 52, top: 118, width: 1176 },
      { scene: 'visits', left: 1200, top: 190, width: 336 },
    ],
  },
  'case-lea': {
    ...landscape,
    ...yellow,
    screens: [
      { scene: 'reserve', left: 350, top: 90, width: 400 },
      { scene: 'trip', left: 850, top: 190, width: 400 },
    ],
    phone: { left: 0.1875, ratio: 1 },
  },
  'wedere-wide': {
    ...landscape,
    ...ice,
    width: 2000,
    screens: [
      { scene: 'dispatch', left: 130, top: 90, width: 1400 },
      { scene: 'parents', left: 1480, top: 170, width: 360 },
    ],
    widths: [640, 960, 1280, 2000],
    phone: { left: 0.436, ratio: 20 / 19 },
  },
  'wedere-phone': {
    ...portrait,
    ...yellow,
    screens: [{ scene: 'parents', left: 240, top: 130, width: 520 }],
  },
  'captire-square': {
    ...portrait,
    ...spruce,
    screens: [{ scene: 'planner', left: 110, top: 170, width: 1500 }],
  },
  'sales-phone': {
    ...portrait,
    ...spruce,
    screens: [{ scene: 'visits', left: 240, top: 80, width: 520 }],
  },
  'lea-phone': {
    ...portrait,
    ...ice,
    screens: [{ scene: 'reserve', left: 240, top: 80, width: 520 }],
  },
} as const satisfies Record<string, Composition>;
