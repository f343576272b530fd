import type { contourSheets, sceneSheets } from '../../contours/sheets';
import { brand } from '../../lib/brandColours';
import type { Size } from '../../lib/point';
import { deliveries } from './deliveries';
import type { Placement } from './devices';
import { openingScenes } from './opening';
import type { SceneName } from './scenes';

/** Product screens and their positions, in pixels of the composition. Later ones are in front. */
interface Arrangement extends Size {
  readonly screens: readonly (Placement & { readonly scene: SceneName })[];
}

/** A picture of product screens in front of contour lines; without a ground, a part of one screen and nothing else. */
export interface Composition extends Arrangement {
  readonly ground?: Ground;
  /** Widths of the files; the last is the picture's own. */
  readonly widths: readonly number[];
  readonly fallback: number;
  /** What phones show instead, arranged for them. */
  readonly phone?: Arrangement;
}

interface Ground extends Land {
  /** What lies behind under a dark colour scheme, where the ground is too light for it. */
  readonly night?: Land;
}

export interface Land {
  readonly colour: string;
  readonly contours: keyof typeof contourSheets | keyof typeof sceneSheets;
  /** Which of four adjoining sheets is behind, from the left; without one the whole landscape is. */
  readonly sheet?: number;
  /** Lines darken a light ground; on a dark one they lie as they are. */
  readonly blend: 'multiply' | 'normal';
}

const spruce: Ground = { colour: brand.spruceDeep, contours: 'contour-dark', blend: 'normal' };
const ice: Ground = {
  colour: brand.ice,
  contours: 'contour-hero',
  blend: 'multiply',
  night: { ...spruce, colour: '#1d4048' },
};
const yellow: Ground = { colour: brand.trail, contours: 'contour-yellow', blend: 'multiply' };
const quiet: Ground = {
  colour: '#dbe6e8',
  contours: 'contour-quiet',
  blend: 'multiply',
  night: { ...spruce, colour: '#122f2b' },
};

/** Full width on a laptop with two dots to a pixel. */
const wide = { widths: [480, 640, 768, 1120, 1600, 2240, 2880], fallback: 1280 } as const;
/** Half of it. */
const half = { widths: [480, 768, 1120, 1600], fallback: 960 } as const;

const landscape = { width: 1600, height: 1000, ...wide } as const;
const strip = { width: 1600, height: 800, ...wide } as const;
/** Next to a title: devices at the lower edge. Pages crop the top and the sides as the text requires. */
const nextToTitle = { width: 1600, height: 1400, ...wide } as const;
const portrait = { width: 1000, height: 1250, ...half } as const;

/** Next to a result of our work: the part of the screen behind it. */
const piece = { width: 1000, height: 810, widths: [480, 768, 1120], fallback: 640 } as const;

/** Another screen of a product. Pages show a square of it or its full width, so its main part is in the middle. */
const other = { width: 1600, height: 1000, widths: [480, 768, 1120, 1600, 2240], fallback: 960 } as const;

/** A telephone in the middle of that, as large as its upper part allows; it runs over the lower edge. */
const standing = (scene: SceneName) => ({ scene, left: 500, top: 84, width: 600 });

/** A telephone, all of it, in the middle. */
const telephone = (scene: SceneName, width: number, { width: across, height }: Size) => [
  { scene, left: (across - width) / 2, top: (height - width * 2.09) / 2, width },
];

/**
 * Every composition by the name of its picture. What runs over an edge ends between two lines of text: a drawing that
 * would cut one is not written.
 */
export const compositions = {
  ...openingScenes,
  ...deliveries,
  'case-wedere': {
    ...landscape,
    ground: ice,
    screens: [
      { scene: 'dispatch', left: 90, top: 110, width: 1230 },
      { scene: 'parents', left: 1200, top: 200, width: 330 },
    ],
  },
  'case-lea': {
    ...landscape,
    ground: yellow,
    screens: [
      { scene: 'reserve', left: 380, top: 60, width: 380 },
      { scene: 'trip', left: 850, top: 140, width: 380 },
    ],
  },
  'wedere-wide': {
    ...strip,
    ground: ice,
    screens: [
      { scene: 'dispatch', left: 155, top: 62, width: 1100 },
      { scene: 'parents', left: 1150, top: 112, width: 294 },
    ],
    phone: { width: 1000, height: 950, screens: [{ scene: 'parents', left: 210, top: 60, width: 580 }] },
  },
  'captire-wide': {
    ...strip,
    ground: spruce,
    // Down to where the plan of the day ends
    screens: [{ scene: 'planner', left: 110, top: 48, width: 1380 }],
    phone: { width: 1000, height: 950, screens: [{ scene: 'planner', left: 58.8, top: 170, width: 2208.7 }] },
  },
  'sales-wide': {
    ...strip,
    ground: quiet,
    screens: [{ scene: 'overview', left: 110, top: 37, width: 1380 }],
    phone: { width: 1000, height: 950, screens: [{ scene: 'upright', left: 50, top: 46, width: 900 }] },
  },
  'sales-cover': {
    ...nextToTitle,
    ground: quiet,
    screens: [{ scene: 'visits', left: 500, top: 300, width: 600 }],
    phone: { ...portrait, screens: [{ scene: 'visits', left: 180, top: 72, width: 640 }] },
  },
  'lea-cover': {
    ...nextToTitle,
    ground: yellow,
    screens: [
      { scene: 'reserve', left: 205, top: 370, width: 560 },
      { scene: 'trip', left: 835, top: 466, width: 560 },
    ],
    phone: { ...portrait, screens: [{ scene: 'reserve', left: 180, top: 76, width: 640 }] },
  },
  'wedere-phone': { ...portrait, ground: yellow, screens: telephone('parents', 410, portrait) },
  'wedere-square': {
    ...half,
    width: 1000,
    height: 900,
    ground: ice,
    screens: [{ scene: 'driver', left: 89, top: 124, width: 1110 }],
  },
  'captire-square': {
    ...half,
    width: 1000,
    height: 900,
    ground: spruce,
    screens: [{ scene: 'planner', left: 89, top: 145, width: 2137.9 }],
  },
  'halvia-square': {
    ...half,
    width: 1000,
    height: 900,
    ground: ice,
    screens: [{ scene: 'ward', left: 89, top: 124, width: 1290 }],
  },
  'wedere-drive': {
    ...other,
    ground: ice,
    screens: [{ scene: 'driver', left: 180, top: 64, width: 1240 }],
    phone: { width: 1000, height: 950, screens: [{ scene: 'driver', left: 89, top: 149, width: 1110 }] },
  },
  'captire-shelf': { ...other, ground: spruce, screens: [standing('shelf')] },
  'sales-order': { ...other, ground: quiet, screens: [standing('salesOrder')] },
  'lea-bill': { ...other, ground: spruce, screens: [standing('bill')] },
  'wedere-detail': {
    ...wide,
    width: 1000,
    height: 1000,
    screens: [{ scene: 'liveMap', left: 0, top: 0, width: 1000 }],
    phone: { width: 1000, height: 1100, screens: [{ scene: 'liveMap', left: -547, top: -352, width: 2040 }] },
  },
  'captire-detail': {
    ...half,
    width: 1000,
    height: 1031,
    screens: [{ scene: 'order', left: 0, top: -167, width: 1000 }],
  },
  'lea-detail': {
    ...half,
    width: 1000,
    height: 1112,
    screens: [{ scene: 'reserve', left: 0, top: -832, width: 1000 }], // below the route on its map
  },
  'result-wedere': { ...piece, screens: [{ scene: 'liveMap', left: -400, top: -194, width: 1527 }] },
  'result-captire': { ...piece, screens: [{ scene: 'planner', left: -510, top: -132, width: 2852 }] },
  'result-sales': { ...piece, screens: [{ scene: 'upright', left: -36, top: -326, width: 1071 }] },
  'result-lea': { ...piece, screens: [{ scene: 'reserve', left: 0, top: -1126, width: 1000 }] },
} as const satisfies Record<string, Composition>;
