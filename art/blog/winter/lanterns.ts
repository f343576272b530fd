import { brand } from '../../lib/brandColours';
import { type Point, polylineLength, pts, type Size, softenPolyline } from '../../lib/point';
import { svgDocument } from '../../lib/svgDocument';
import { tenth, tenths } from '../../lib/svgNumbers';
import { pointAlong, spreadAlong } from '../../route/softTrail';
import { coats, hood, legs } from '../borovets/walkers';
import { letters } from '../letters';
import { firsAlong, rowAt } from './firs';

/** Positions in the drawing of the lanterns. */
interface Sheet {
  readonly size: Size;
  /** The way down along the edge of the wood, and the line of the wood itself. */
  readonly way: string;
  readonly wood: string;
  readonly moon: Point;
  /** How high people are at the top and at the foot of the way. */
  readonly people: readonly [number, number];
  readonly digits: number;
  /** Index of the person at whose feet the route turns back, and how far the person is from it. */
  readonly aside?: { readonly number: number; readonly by: number };
}

const wide: Sheet = {
  size: { width: 1600, height: 640 },
  way: '70 226, 260 262, 460 300, 640 306, 800 330, 960 384, 1120 424, 1280 470, 1480 556',
  wood: '-20 200, 200 226, 420 262, 640 272, 800 290, 960 338, 1120 372, 1300 404, 1620 452',
  moon: [1330, 128],
  people: [34, 62],
  digits: 32,
};
const phone: Sheet = {
  size: { width: 800, height: 960 },
  way: '60 300, 220 330, 420 352, 600 372, 712 412, 680 470, 520 506, 320 530, 150 572, 120 640, 230 690, 400 722, 560 770, 690 860',
  wood: '-20 280, 200 300, 420 318, 640 330, 820 352',
  moon: [624, 128],
  people: [34, 66],
  digits: 38,
  aside: { number: 20, by: 30 },
};

const lanterns = 52;
/** How far the first of them has come, as a part of the way; at its end stands the one who counts. */
const foremost = 0.93;
const [snow, snowFoot, dark, firs] = ['#5d8299', '#2a4c61', '#0b1a20', '#0a2129'] as const;

/** Three quarters full and waxing: the dark part is on the left. */
function moon([x, y]: Point): string {
  const r = 44;
  return `<circle cx="${x}" cy="${y}" r="${r * 3}" fill="url(#shine)"/><path fill="#f4ecd2" d="M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r / 2} ${r} 0 0 1 0 ${-2 * r}z"/>`;
}

/** Everybody on the way, numbered from its top; the one at its foot, who counts, looks up to them. */
function row({ way, people: [far, near], digits, aside }: Sheet): string {
  const path = softenPolyline(spreadAlong(pts(way), 120), 10);
  const length = polylineLength(path);
  const rows = path.map(([, y]) => y);
  const [top, foot] = [Math.min(...rows), Math.max(...rows)];
  const trodden = `<path fill="none" stroke="#1d3b4d" stroke-opacity=".45" stroke-width="10" stroke-linecap="round" d="M${path.map(tenths).join('L')}"/>`;
  const everybody = Array.from({ length: lanterns }, (_, index) => {
    const counts = index === lanterns - 1;
    const at = pointAlong(path, length * (counts ? 1 : (index / (lanterns - 2)) * foremost));
    const ahead = pointAlong(path, Math.min(length, length * (index / (lanterns - 2)) * foremost + 4));
    const height = far + ((near - far) * (at[1] - top)) / (foot - top);
    const left = counts || ahead[0] < at[0] - 0.5;
    const [s, x, y] = [height / 100, at[0], at[1]];
    const lamp = x + (left ? -25 : 25) * s;
    const number = index + 1;
    const isNamed = number === 1 || (number % 10 === 0 && number < 50) || number === lanterns - 1;
    return [
      `<ellipse cx="${tenth(lamp)}" cy="${tenth(y + 1)}" rx="${tenth(60 * s)}" ry="${tenth(15 * s)}" fill="url(#pool)"/>`,
      `<use href="#${index % 2 === 0 ? 'a' : 'b'}" transform="translate(${tenth(x)} ${tenth(y)}) scale(${(left ? -s : s).toFixed(2)} ${s.toFixed(2)})"/>`,
      `<circle cx="${tenth(lamp)}" cy="${tenth(y - 38 * s)}" r="${tenth(26 * s)}" fill="url(#glow)"/><circle cx="${tenth(lamp)}" cy="${tenth(y - 38 * s)}" r="${tenth(6.5 * s)}" fill="#fff0bf"/>`,
      isNamed
        ? letters({
            text: `${number}`,
            x: x + (number === aside?.number ? aside.by : 0),
            y: y + digits * 1.25,
            size: digits,
            weight: 600,
            fill: brand.white,
            anchor: 'middle',
          })
        : '',
      counts
        ? `<circle cx="${tenth(x - 5 * s)}" cy="${tenth(y - 46 * s)}" r="${tenth(height * 0.86)}" fill="none" stroke="${brand.trail}" stroke-width="5"/>` +
          letters({
            text: `${number}?`,
            x,
            y: y - height * 1.55,
            size: digits * 1.3,
            weight: 600,
            fill: brand.trail,
            anchor: 'middle',
          })
        : '',
    ].join('');
  });
  return trodden + everybody.join('');
}

function draw(sheet: Sheet): string {
  const { size, wood } = sheet;
  const edge = softenPolyline(pts(wood), 2);
  const land = (x: number): number => rowAt(edge, x);
  const trees = (height: number, gap: number, sink: number, seed: string): string =>
    firsAlong(land, { from: -10, to: size.width + 10, gap, height, sink, seed });
  const figure = (pose: 0 | 1): string =>
    `<path id="${pose === 0 ? 'a' : 'b'}" d="${legs[pose]}${coats[pose]}${hood}M4 -74L24 -59L27 -55L24 -52L1 -66z"/>`;
  const stop = (offset: number, colour: string, opacity = 1): string =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return svgDocument(size, [
    `<defs><g fill="${dark}">${figure(0)}${figure(1)}</g>`,
    `<radialGradient id="glow">${stop(0, '#ffcf5a', 0.9)}${stop(0.4, '#ffb63a', 0.3)}${stop(1, '#ffb63a', 0)}</radialGradient>`,
    `<radialGradient id="pool">${stop(0, '#ffc86a', 0.6)}${stop(1, '#ffb347', 0)}</radialGradient>`,
    `<radialGradient id="shine">${stop(0.2, '#f4ecd2', 0.28)}${stop(1, '#f4ecd2', 0)}</radialGradient>`,
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stop(0, '#06131a')}${stop(0.6, '#17394a')}</linearGradient>`,
    `<linearGradient id="snow" x1="0" y1="0" x2=".2" y2="1">${stop(0, snow)}${stop(1, snowFoot)}</linearGradient></defs>`,
    `<path fill="url(#sky)" d="M0 0H${size.width}V${size.height}H0z"/>`,
    moon(sheet.moon),
    `<path fill="url(#snow)" d="M${edge.map(tenths).join('L')}V${size.height}H-20z"/>`,
    `<path fill="${firs}" d="${trees(120, 30, 12, 'blog-wood')}"/>`,
    row(sheet),
  ]);
}

/** A night's row of 52 lanterns on its way down, in which the one who counts has a ring: she forgot herself. */
export const lanternsPicture = (): string => draw(wide);
export const lanternsForPhones = (): string => draw(phone);
export const lanternSizes = { wide: wide.size, phone: phone.size } as const;
