import { brand } from '../lib/brandColours';
import { distance, type Point } from '../lib/point';
import { tenth, tenths } from '../lib/svgNumbers';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Crop } from '../terrain/grid';
import { letters, widthOf } from './letters';
import { heroSize } from './size';
import { summitsOf } from './summits';
import { type Edge, triangulate } from './triangulation';
import { drawingOnLand } from './wide';
import type { BlogWords, StandardWords } from './words';

const terrain = { seed: 'blog-iso-1' } as const;
const crop: Crop = { left: 0.05, top: 0.2, width: 0.9, height: (0.9 * 9) / 16 };
const sheet = { ...heroSize, crop };
const land = {
  drawing: { ...sheet, levels: 18, smoothing: 6, columns: 170, shortest: 140, tolerance: 1.8 },
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

/** Stations stand on summits this far apart; the two networks share those in the middle. */
const apart = 165;
const margin = 62;
const networkSize = 9;
const sharedFrom = 640;
const sharedTo = 1010;
/** Where the titles stand is no place for stations. */
const titles = [
  { left: 72, baseline: 176 },
  { left: 1528, baseline: 766 },
] as const;
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

/** Stations well clear of both titles. */
function isFree([x, y]: Point): boolean {
  return !(x < 720 && y < 290) && !(x > 860 && y > 590);
}

function lines({ edges }: Network): string {
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
function title(words: StandardWords, index: 0 | 1): string {
  const { left, baseline } = titles[index];
  const kind: Kind = index === 0 ? 'quality' : 'security';
  const anchor = index === 0 ? 'start' : 'end';
  const lineStart = index === 0 ? left : left - sampleLength;
  const sample = `M${lineStart} ${baseline - 98}h${sampleLength}`;
  const end: Point = [lineStart + (index === 0 ? sampleLength : 0), baseline - 98];
  return [
    casingOf(sample),
    sight(sample, kind),
    station(end, new Set([kind])),
    letters({ ...numberStyle, text: words.number, x: left, y: baseline, fill: brand.white, anchor }),
    letters({ ...subjectStyle, text: words.subject, x: left, y: baseline + 64, fill: brand.ice, anchor }),
  ].join('');
}

/** The widest line of the titles, for a test that all fits. */
export function titleWidth({ number, subject }: StandardWords): number {
  return Math.max(widthOf({ ...numberStyle, text: number }), widthOf({ ...subjectStyle, text: subject }));
}

/** Two certifications: two survey networks over one land, with stations in common. */
export async function iso9001Picture({ standards }: BlogWords): Promise<string> {
  const heights = await heightfield(terrain);
  const summits = summitsOf(heights, sheet, apart, margin).filter(isFree);
  const quality = networkOf(summits.filter(([x]) => x <= sharedTo).slice(0, networkSize));
  const security = networkOf(summits.filter(([x]) => x >= sharedFrom).slice(0, networkSize));
  const all = summits.filter((at) =>
    [...quality.stations, ...security.stations].some((other) => distance(at, other) < 1),
  );
  const kindsAt = (at: Point): ReadonlySet<Kind> =>
    new Set<Kind>([
      ...(quality.stations.includes(at) ? (['quality'] as const) : []),
      ...(security.stations.includes(at) ? (['security'] as const) : []),
    ]);
  return drawingOnLand(heights, land, [
    casingOf(lines(security) + lines(quality)),
    sight(lines(quality), 'quality'),
    sight(lines(security), 'security'),
    ...all.map((at) => station(at, kindsAt(at))),
    title(standards[0], 0),
    title(standards[1], 1),
  ]);
}
