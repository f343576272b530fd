import { tintedLand } from '../contours/tintedLand';
import { brand } from '../lib/brandColours';
import { distance, type Point, softenPolyline } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { tenths } from '../lib/svgNumbers';
import { spreadAlong, trailPath } from '../route/softTrail';
import { walkOn } from '../route/walk';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Crop, Grid } from '../terrain/grid';
import { letters, widthOf } from './letters';
import { type Light, nightLand, tones } from './light';
import { casedLine, edge, numberMark } from './marks';
import { heroSize, phoneSize } from './size';
import { drawingOnLand } from './wide';
import type { BlogWords, RiskWords } from './words';

const terrain = {
  seed: 'blog-iso-13485',
  landforms: [
    { x: 0.5, y: 0.47, along: 0.23, across: 0.15, gain: 1.7 },
    { x: 0.5, y: 0.47, along: 0.5, across: 0.4, gain: 0.3 },
  ],
} as const;
const crop: Crop = { left: 0.08, top: 0.2, width: 0.84, height: (0.84 * 9) / 16 };
const sheet = { ...heroSize, crop };
const land = {
  drawing: { ...sheet, levels: 20, smoothing: 7, columns: 180, shortest: 140, tolerance: 1.7 },
  colours: { ground: '#eaf2f3', tint: brand.trail, tintOpacity: 0.2, line: '#b3ced3', indexLine: '#7fa6ad' },
  tintedLevels: [6, 9, 12, 15, 18],
} as const;
const landAtNight = { ...land, colours: { ...nightLand, tint: brand.trail, tintOpacity: 0.09 } } as const;

/** Stations of the loop, as parts of the edge length, and where their plates stand. */
const stations = [
  { at: [0.5, 0.275], plate: { x: 800, y: 60 } },
  { at: [0.735, 0.575], plate: { x: 1240, y: 676 } },
  { at: [0.265, 0.575], plate: { x: 360, y: 676 } },
] as const;
/** The same for phones: a narrower part of the land, and plates one below another. */
const phoneCrop: Crop = {
  left: 0.165,
  top: 0.14,
  width: 0.66,
  height: (0.66 * phoneSize.height) / phoneSize.width,
};
const phoneSheet = { ...phoneSize, crop: phoneCrop };
const onPhones = {
  drawing: { ...land.drawing, ...phoneSheet, columns: 110 },
  stations: [
    { at: [0.5, 0.2], plate: { x: 400, y: 40 } },
    { at: [0.7, 0.56], plate: { x: 510, y: 478 } },
    { at: [0.38, 0.84], plate: { x: 290, y: 748 } },
  ],
  arrows: [0.17, 0.475, 0.83],
} as const;
const loopWidth = 12;
const plate = { height: 150, padding: 36, number: 38 } as const;
const nameStyle = { size: 60, weight: 600 } as const;
const questionStyle = { size: 40, weight: 400 } as const;

/** All the way round and back to the start: rounds the corner there too. */
function closedTrail(points: readonly Point[]): readonly Point[] {
  const even = spreadAlong(points, 90);
  const twice = [...even, ...even.slice(1), ...even.slice(1)];
  const soft = softenPolyline(twice, 30);
  return soft.slice(even.length - 1, 2 * even.length - 1);
}

/** A filled head in the direction of travel. */
function arrow(points: readonly Point[], share: number): string {
  const index = Math.round(share * (points.length - 1));
  const [before, at] = [points[index - 1], points[index]];
  if (!before || !at) return '';
  const length = distance(before, at);
  const [alongX, alongY] = [(at[0] - before[0]) / length, (at[1] - before[1]) / length];
  const corner = (forward: number, aside: number): string =>
    tenths([at[0] + alongX * forward - alongY * aside, at[1] + alongY * forward + alongX * aside]);
  return `<path fill="${brand.trail}" stroke="${edge.colour}" stroke-width="${edge.width}" stroke-linejoin="round" d="M${corner(34, 0)}L${corner(-16, 28)}L${corner(-16, -28)}Z"/>`;
}

/** How wide a station's plate is. */
function plateWidth({ name, question }: RiskWords): number {
  const nameWidth = widthOf({ ...nameStyle, text: name }) + 2 * plate.number + 22;
  return Math.max(nameWidth, widthOf({ ...questionStyle, text: question })) + 2 * plate.padding;
}

/** A white plate with number, name and question, its middle at `x`, its top at `y`. */
function plateSvg(
  words: RiskWords,
  index: number,
  { x, y }: { readonly x: number; readonly y: number },
  light: Light,
): string {
  const { paper, edge: outline, text, soft } = tones[light];
  const wide = Math.round(plateWidth(words));
  const left = Math.round(x - wide / 2);
  const start = left + plate.padding;
  const afterNumber = start + 2 * plate.number + 14;
  return [
    `<path fill="${paper}" stroke="${outline}" stroke-width="${edge.width}" d="M${left} ${y}h${wide}v${plate.height}h${-wide}z"/>`,
    numberMark([start + plate.number - 4, y + 52], String(index + 1), plate.number - 6),
    letters({ ...nameStyle, text: words.name, x: afterNumber, y: y + 72, fill: text }),
    letters({ ...questionStyle, text: words.question, x: start, y: y + 126, fill: soft }),
  ].join('');
}

/** A loop of stations round the mountain, walked again and again. */
function loopPieces(
  heights: Grid,
  area: typeof sheet | typeof phoneSheet,
  places: typeof stations | typeof onPhones.stations,
  arrows: readonly number[],
  { risk }: BlogWords,
  light: Light,
): string[] {
  const walk = places.flatMap(({ at: from }, index) => {
    const to = places[(index + 1) % places.length]?.at ?? from;
    return walkOn(heights, area, { from, to }, { verticalScale: 1 }).slice(1);
  });
  const loop = closedTrail([...walk.slice(-1), ...walk]);
  return [
    casedLine(`${trailPath(loop)}Z`, brand.trail, loopWidth),
    ...arrows.map((share) => arrow(loop, share)),
    ...risk.map((words, index) => plateSvg(words, index, places[index]?.plate ?? { x: 0, y: 0 }, light)),
  ];
}

/** Risk as land, and what is done about it as a way round it. */
export async function iso13485Picture(words: BlogWords, light: Light): Promise<string> {
  const heights = await heightfield(terrain);
  const pieces = loopPieces(heights, sheet, stations, [0.17, 0.5, 0.83], words, light);
  return drawingOnLand(heights, light === 'day' ? land : landAtNight, pieces);
}

/** The same for phones, taller and with larger words. */
export async function iso13485OnPhones(words: BlogWords, light: Light): Promise<string> {
  const heights = await heightfield(terrain);
  const pieces = loopPieces(heights, phoneSheet, onPhones.stations, onPhones.arrows, words, light);
  const ground = tintedLand(heights, {
    ...(light === 'day' ? land : landAtNight),
    drawing: onPhones.drawing,
  });
  return svgDocument(phoneSize, [ground, ...pieces]);
}
