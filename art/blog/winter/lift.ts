import { brand } from '../../lib/brandColours';
import { lerp } from '../../lib/numbers';
import { type Point, pts, softenPolyline } from '../../lib/point';
import { svgDocument } from '../../lib/svgDocument';
import { tenth, tenths } from '../../lib/svgNumbers';
import { letters } from '../letters';
import type { Light } from '../light';
import { summitMark } from '../marks';
import type { BlogWords } from '../words';
import { firsAlong, rowAt } from './firs';
import { heights, type LiftSheet, liftOnPhones, liftWide } from './liftSheets';

const colours = {
  day: {
    sky: '#cfe0e4',
    horizon: '#cfe0e4',
    far: '#8fb3ba',
    land: brand.spruceDeep,
    foot: brand.spruce,
    firs: brand.spruce,
    fog: '#f3f7f8',
    density: 0.94,
    text: brand.ink,
    soft: '#36504c',
    cabin: brand.ink,
    line: brand.ink,
  },
  /** Snow, lit by the moon: the mountain is what is lightest below the fog, as on the drawing of the lanterns. */
  night: {
    sky: '#0b222c',
    horizon: '#2b576a',
    far: '#3d6a7d',
    land: '#86a9b9',
    foot: '#21475a',
    firs: '#071a20',
    fog: '#48707f',
    density: 0.8,
    text: brand.white,
    soft: '#d9e7ea',
    cabin: brand.white,
    line: brand.white,
  },
} as const;

const smooth = (points: readonly Point[]): readonly Point[] => softenPolyline(points, 2);
const pathOf = (points: readonly Point[]): string => `M${points.map(tenths).join('L')}`;

/** Where shreds of fog lie: of the width, and between the rows at which it is densest and ends. */
const wisps = [
  [0.62, 0],
  [0.34, 0.22],
  [0.86, 0.44],
  [0.6, 0.66],
] as const;

/** Layers of fog: long and soft, denser towards the top. */
function fog(
  { size, fogFrom, fogTo }: LiftSheet,
  { fog: colour, density }: { fog: string; density: number },
): string {
  const share = (row: number): string => (row / size.height).toFixed(3);
  const layers = wisps.map(([across, part]) => {
    const y = fogTo + (fogFrom - fogTo) * part;
    return `<ellipse cx="${tenth(size.width * across)}" cy="${tenth(y)}" rx="${tenth(size.width * 0.36)}" ry="${tenth(size.height * 0.05)}" fill="url(#wisp)"/>`;
  });
  return `<linearGradient id="fog" x1="0" y1="0" x2="0" y2="1"><stop offset="${share(fogTo)}" stop-color="${colour}" stop-opacity="${density}"/><stop offset="${share(fogFrom)}" stop-color="${colour}" stop-opacity="0"/></linearGradient><radialGradient id="wisp"><stop offset="0" stop-color="${colour}" stop-opacity=".55"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><path fill="url(#fog)" d="M0 0H${size.width}V${size.height}H0z"/>${layers.join('')}`;
}

/** Nine cabins on the rope, which hangs between the masts of the stations on the landscape. */
function lift(
  { stations: [low, middle, top], mast, cabin }: LiftSheet,
  land: readonly Point[],
  { cabin: fill, line }: { cabin: string; line: string },
): string {
  const heads = [low, middle, top].map(([x, y]): Point => [x, y - mast]);
  const rope = `M${heads.map(tenths).join('L')}`;
  const masts = [low, middle, top]
    .map(([x, y]) => `M${x} ${tenth(rowAt(land, x) + 6)}V${y - mast - 8}`)
    .join('');
  const [a, b, c] = heads as unknown as readonly [Point, Point, Point];
  const cabins = Array.from({ length: 9 }, (_, index) => {
    const at = ((index + 0.6) / 9) * 2;
    const [from, to, share] = at < 1 ? [a, b, at] : [b, c, at - 1];
    const [x, y] = [lerp(from[0], to[0], share), lerp(from[1], to[1], share)];
    const [w, h] = [cabin, cabin * 1.15];
    return `<path stroke="${line}" stroke-width="3" d="M${tenth(x)} ${tenth(y)}v${tenth(cabin * 0.4)}"/><rect x="${tenth(x - w / 2)}" y="${tenth(y + cabin * 0.4)}" width="${tenth(w)}" height="${tenth(h)}" rx="${tenth(cabin * 0.22)}" fill="${fill}"/><path fill="${brand.trail}" d="M${tenth(x - w * 0.32)} ${tenth(y + cabin * 0.62)}h${tenth(w * 0.64)}v${tenth(h * 0.36)}h${tenth(-w * 0.64)}z"/>`;
  });
  return `<path fill="none" stroke="${line}" stroke-width="6" d="${masts}"/><path fill="none" stroke="${line}" stroke-width="3" d="${rope}"/>${cabins.join('')}`;
}

function draw(sheet: LiftSheet, { lift: words }: BlogWords, light: Light): string {
  const { size, land, beyond, places, sizes } = sheet;
  const tone = colours[light];
  const [line, far] = [smooth(pts(land)), smooth(pts(beyond))];
  const guessed = far.filter(([x, y]) => y < rowAt(line, x));
  const ground = (points: readonly Point[]): string =>
    `${pathOf(points)}V${size.height}H${tenth(points[0]?.[0] ?? 0)}z`;
  const trees = firsAlong((x) => rowAt(line, x), { ...sheet.firs, seed: 'blog-lift' });
  const label = (place: LiftSheet['places'][number], index: number): string => {
    const { name = '', note } = words.places[index] ?? {};
    const { x, y, anchor = 'start', onLand = false } = place;
    const [text, soft] = onLand ? [brand.white, brand.iceText] : [tone.text, tone.soft];
    return [
      letters({
        text: `${heights[index]} m`,
        x,
        y,
        size: sizes.metres,
        weight: 500,
        fill: text,
        anchor,
      }),
      letters({ text: name, x, y: y + sizes.name * 1.2, size: sizes.name, weight: 600, fill: text, anchor }),
      note
        ? letters({
            text: note,
            x,
            y: y + sizes.name * 1.2 + sizes.note * 1.35,
            size: sizes.note,
            weight: 400,
            fill: soft,
            anchor,
          })
        : '',
    ].join('');
  };
  const [, middle, top] = sheet.stations;
  return svgDocument(size, [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone.sky}"/><stop offset=".7" stop-color="${tone.horizon}"/></linearGradient><path fill="url(#sky)" d="M0 0H${size.width}V${size.height}H0z"/>`,
    `<path fill="${tone.far}" fill-opacity=".5" d="${ground(far)}"/>`,
    `<linearGradient id="land" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone.land}"/><stop offset="1" stop-color="${tone.foot}"/></linearGradient>`,
    `<path fill="url(#land)" d="${ground(line)}"/><path fill="${tone.firs}" d="${trees}"/>`,
    fog(sheet, tone),
    `<path fill="none" stroke="${tone.soft}" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 14" d="${pathOf(guessed)}"/>`,
    lift(sheet, line, tone),
    summitMark([top[0], top[1] - sheet.mast - 30], brand.trail, 26),
    ...places.map(label),
    ...words.halfway.map((text, index) =>
      letters({
        text,
        x: sheet.halfway[0],
        y: sheet.halfway[1] + index * sizes.note * 1.25,
        size: sizes.note,
        weight: 400,
        fill: tone.soft,
        anchor: sheet.halfwayAnchor,
      }),
    ),
    `<path stroke="${tone.soft}" stroke-width="3" d="M${middle[0]} ${middle[1] - sheet.mast - 14}V${sheet.halfway[1] + (words.halfway.length - 1) * sizes.note * 1.25 + 16}"/>`,
  ]);
}

/** The gondola lift from the side, heights to scale: out of the wood into the fog, where the highest summit is only guessed. */
export const liftPicture = (words: BlogWords, light: Light): string => draw(liftWide, words, light);
export const liftForPhones = (words: BlogWords, light: Light): string => draw(liftOnPhones, words, light);
