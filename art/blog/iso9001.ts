import { tintedLand } from '../contours/tintedLand';
import { brand } from '../lib/brandColours';
import { distance, type Point } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { tenth, tenths } from '../lib/svgNumbers';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Crop, Grid, LandSheet } from '../terrain/grid';
import { letters } from './letters';
import { heroSize, phoneSize } from './size';
import { summitsOf } from './summits';
import { type Edge, triangulate } from './triangulation';
import { drawingOnLand } from './wide';
import type { BlogWords, StandardWords } from './words';

const terrain = { seed: 'blog-iso-1' } as const;
const crop: Crop = { left: 0.05, top: 0.2, width: 0.9, height: (0.9 * 9) / 16 };
const sheet = { ...heroSize, crop };
const lines = { levels: 18, smoothing: 6, columns: 170, shortest: 140, tolerance: 1.8 } as const;
const land = {
  drawing: { ...sheet, ...lines },
  colours: {
    ground: brand.spruce,
    tint: brand.ice,
    tintOpacity: 0.05,
    line: '#24504b',
    indexLine: '#3f7772',
    firnLine: '#40717a',
    firnIndexLine: '#6f9ba3',
  },
  tintedLevels: [5, 10, 15],
  firnLine: 0.6,
} as const;
const casing = '#050d0b';

/** How the two networks lie on a sheet. */
interface Layout {
  readonly sheet: LandSheet;
  /** Distance between stations on summits. */
  readonly apart: number;
  /** Where the titles begin, and end. */
  readonly titles: readonly [TitlePlace, TitlePlace];
  /** Where the titles stand is no place for stations. */
  readonly isFree: (place: Point) => boolean;
  /** The two networks share those in the middle. */
  readonly isQuality: (place: Point) => boolean;
  readonly isSecurity: (place: Point) => boolean;
}
interface TitlePlace {
  readonly x: number;
  readonly baseline: number;
}

const wide: Layout = {
  sheet,
  apart: 165,
  titles: [
    { x: 72, baseline: 176 },
    { x: 1528, baseline: 766 },
  ],
  isFree: ([x, y]) => !(x < 720 && y < 290) && !(x > 860 && y > 590),
  isQuality: ([x]) => x <= 1010,
  isSecurity: ([x]) => x >= 640,
};
/** One above the other. */
const phoneSheet: LandSheet = {
  ...phoneSize,
  crop: { left: 0.1, top: 0.03, width: 0.8, height: (0.8 * phoneSize.height) / phoneSize.width },
};
const tall: Layout = {
  sheet: phoneSheet,
  apart: 104,
  titles: [
    { x: 48, baseline: 172 },
    { x: 752, baseline: 808 },
  ],
  isFree: ([x, y]) => !(x < 470 && y < 290) && !(x > 150 && y > 660),
  isQuality: ([, y]) => y <= 540,
  isSecurity: ([, y]) => y >= 390,
};
const margin = 62;
const networkSize = 9;
const numberStyle = { size: 84, weight: 600 } as const;
const subjectStyle = { size: 50, weight: 400 } as const;
const sampleLength = 118;

interface Network {
  readonly stations: readonly Point[];
  readonly edges: readonly Edge[];
}

function networkOf(stations: readonly Point[]): Network {
  return { stations, edges: triangulate(stations) };
}

function sights({ edges }: Network): string {
  return edges.map(([from, to]) => `M${tenths(from)}L${tenths(to)}`).join('');
}

const style = {
  quality: { colour: brand.trail, width: 5, dash: '' },
  security: { colour: '#cfe3e7', width: 7, dash: ' stroke-dasharray="2 15"' },
} as const;
type Kind = keyof typeof style;

function casingOf(path: string): string {
  return `<path fill="none" stroke="${casing}" stroke-width="14" stroke-linejoin="round" d="${path}"/>`;
}

function sight(path: string, kind: Kind): string {
  const { colour, width, dash } = style[kind];
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${dash} d="${path}"/>`;
}

/** A surveyor's station: a triangle for one network, a ring for the other, both where they meet. */
function station([x, y]: Point, kinds: ReadonlySet<Kind>): string {
  const ring = (radius: number, fill: string): string =>
    `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${radius}" fill="${fill}" stroke="${casing}" stroke-width="5"/>`;
  const size = kinds.has('security') ? 15 : 25;
  const triangle = `<path fill="${brand.trail}" stroke="${casing}" stroke-width="5" stroke-linejoin="round" d="M${tenth(x)} ${tenth(y - size)}l${tenth(size * 0.9)} ${tenth(size * 1.56)}h${tenth(-size * 1.8)}z"/>`;
  if (!kinds.has('quality')) return ring(17, style.security.colour) + ring(5, casing);
  return (kinds.has('security') ? ring(31, style.security.colour) : '') + triangle;
}

/** Number and subject of a standard with a piece of its network. */
function title(words: StandardWords, index: 0 | 1, { x, baseline }: TitlePlace): string {
  const kind: Kind = index === 0 ? 'quality' : 'security';
  const anchor = index === 0 ? 'start' : 'end';
  const lineStart = index === 0 ? x : x - sampleLength;
  const sample = `M${lineStart} ${baseline - 98}h${sampleLength}`;
  const end: Point = [lineStart + (index === 0 ? sampleLength : 0), baseline - 98];
  return [
    casingOf(sample),
    sight(sample, kind),
    station(end, new Set([kind])),
    letters({ ...numberStyle, text: words.number, x, y: baseline, fill: brand.white, anchor }),
    letters({ ...subjectStyle, text: words.subject, x, y: baseline + 64, fill: brand.ice, anchor }),
  ].join('');
}

/** The networks and their titles. */
function pieces(heights: Grid, layout: Layout, standards: BlogWords['standards']): string[] {
  const summits = summitsOf(heights, layout.sheet, layout.apart, margin).filter(layout.isFree);
  const quality = networkOf(summits.filter(layout.isQuality).slice(0, networkSize));
  const security = networkOf(summits.filter(layout.isSecurity).slice(0, networkSize));
  const all = summits.filter((at) =>
    [...quality.stations, ...security.stations].some((other) => distance(at, other) < 1),
  );
  const kindsAt = (at: Point): ReadonlySet<Kind> =>
    new Set<Kind>([
      ...(quality.stations.includes(at) ? (['quality'] as const) : []),
      ...(security.stations.includes(at) ? (['security'] as const) : []),
    ]);
  return [
    casingOf(sights(security) + sights(quality)),
    sight(sights(quality), 'quality'),
    sight(sights(security), 'security'),
    ...all.map((at) => station(at, kindsAt(at))),
    title(standards[0], 0, layout.titles[0]),
    title(standards[1], 1, layout.titles[1]),
  ];
}

/** Two certifications: two survey networks over one land, with stations in common. */
export async function iso9001Picture({ standards }: BlogWords): Promise<string> {
  const heights = await heightfield(terrain);
  return drawingOnLand(heights, land, pieces(heights, wide, standards));
}

/** The same for phones: one network above the other, with larger words. */
export async function iso9001OnPhones({ standards }: BlogWords): Promise<string> {
  const heights = await heightfield(terrain);
  const ground = tintedLand(heights, { ...land, drawing: { ...phoneSheet, ...lines, columns: 110 } });
  return svgDocument(phoneSize, [ground, ...pieces(heights, tall, standards)]);
}
