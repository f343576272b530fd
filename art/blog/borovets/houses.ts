import { tenth } from '../../lib/svgNumbers';
import { evening } from './colours';

/** A wooden house seen from its gable. All lengths in pixels of the picture. */
interface House {
  readonly x: number;
  /** Row of the ground. */
  readonly y: number;
  readonly width: number;
  /** How far its long side is seen, to the right. */
  readonly depth: number;
}

const houses: readonly House[] = [
  { x: 752, y: 740, width: 92, depth: 74 },
  { x: 190, y: 782, width: 124, depth: 92 },
  { x: 470, y: 806, width: 164, depth: 128 },
];

function lit(x: number, y: number, width: number, height: number): string {
  const bar = Math.max(2, width * 0.09);
  return (
    `<path fill="${evening.window}" d="M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z"/>` +
    `<path fill="${evening.windowCore}" opacity=".8" d="M${tenth(x + width * 0.18)} ${tenth(y + height * 0.3)}h${tenth(width * 0.64)}v${tenth(height * 0.7)}h${tenth(-width * 0.64)}z"/>` +
    `<path fill="none" stroke="${evening.frame}" stroke-width="${tenth(bar)}" d="M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}zm${tenth(width / 2)} 0v${tenth(height)}m${tenth(-width / 2)} ${tenth(-height / 2)}h${tenth(width)}"/>`
  );
}

/** Light that falls out of the windows onto the snow. */
function glow({ x, y, width, depth }: House): string {
  return `<ellipse cx="${tenth(x + depth * 0.3)}" cy="${tenth(y + width * 0.1)}" rx="${tenth(width * 1.45)}" ry="${tenth(width * 0.36)}" fill="url(#glow)"/>`;
}

/** Foot of the chimney, on the ridge of the roof. */
function chimneyOf({ x, y, width, depth }: House): { readonly x: number; readonly y: number } {
  return { x: x + depth * 0.55, y: y - width * 1.1 - depth * 0.04 };
}

function smoke(each: House): string {
  const { x, y } = chimneyOf(each);
  const s = each.width / 100;
  const p = (dx: number, dy: number): string => `${tenth(x + (dx + 6) * s)} ${tenth(y - (dy + 22) * s)}`;
  return `<path fill="none" stroke="${evening.roofSnow}" stroke-opacity=".26" stroke-width="${tenth(9 * s)}" stroke-linecap="round" filter="url(#mist)" d="M${p(0, 0)}C${p(14, 24)} ${p(-10, 40)} ${p(6, 66)}S${p(30, 100)} ${p(22, 132)}"/>`;
}

function chimney(each: House): string {
  const { x, y } = chimneyOf(each);
  const s = each.width / 100;
  return (
    `<path fill="${evening.beam}" d="M${tenth(x)} ${tenth(y + 12 * s)}v${tenth(-30 * s)}h${tenth(12 * s)}v${tenth(30 * s)}z"/>` +
    `<path fill="${evening.roofSnow}" d="M${tenth(x - 2 * s)} ${tenth(y - 18 * s)}q${tenth(8 * s)} ${tenth(-8 * s)} ${tenth(16 * s)} 0z"/>`
  );
}

function house(each: House): string {
  const { x, y, width, depth } = each;
  const wall = width * 0.5;
  const half = width / 2;
  const apex = wall + width * 0.5;
  const overhang = width * 0.12;
  const thickness = width * 0.1;
  const lift = depth * 0.07;
  const p = (dx: number, dy: number): string => `${tenth(x + dx)} ${tenth(y - dy)}`;
  const eave = wall - overhang * 0.9;
  return [
    chimney(each),
    // Long side, its roof and the snow on it.
    `<path fill="${evening.wallLight}" d="M${p(half, 0)}L${p(half + depth, lift)}L${p(half + depth, wall + lift)}L${p(half, wall)}Z"/>`,
    lit(x + half + depth * 0.2, y - wall * 0.72, depth * 0.22, wall * 0.36),
    lit(x + half + depth * 0.6, y - wall * 0.75, depth * 0.22, wall * 0.36),
    `<path fill="url(#roof)" d="M${p(-2, apex + thickness)}L${p(depth - 2, apex + thickness + lift)}L${p(half + overhang + depth, eave + lift)}L${p(half + overhang, eave)}Z"/>`,
    `<path fill="${evening.roofShade}" d="M${p(half + overhang, eave)}L${p(half + overhang + depth, eave + lift)}v${tenth(thickness * 0.62)}L${p(half + overhang, eave - thickness * 0.62)}Z"/>`,
    // Gable.
    `<path fill="${evening.wall}" d="M${p(-half, 0)}V${tenth(y - wall)}L${p(0, apex)}L${p(half, wall)}V${tenth(y)}Z"/>`,
    `<path fill="none" stroke="${evening.beam}" stroke-width="2" d="M${p(-half, wall * 0.98)}h${width}M${p(-half, wall * 0.5)}h${width}"/>`,
    lit(x - half * 0.72, y - wall * 0.8, half * 0.46, wall * 0.42),
    lit(x + half * 0.26, y - wall * 0.8, half * 0.46, wall * 0.42),
    lit(x - half * 0.2, y - wall * 1.42, half * 0.4, wall * 0.3),
    `<path fill="${evening.beam}" d="M${p(-half * 0.16, 0)}v${tenth(-wall * 0.52)}h${tenth(half * 0.32)}v${tenth(wall * 0.52)}z"/>`,
    // Snow on both slopes of the gable.
    `<path fill="${evening.roofSnow}" d="M${p(-half - overhang, eave)}L${p(0, apex + thickness)}L${p(half + overhang, eave)}L${p(half + overhang, eave - thickness * 0.62)}L${p(0, apex)}L${p(-half - overhang, eave - thickness * 0.62)}Z"/>`,
    // Drift against the wall.
    `<path fill="${evening.snowLight}" d="M${p(-half - width * 0.1, -width * 0.045)}q${tenth(width * 0.2)} ${tenth(-width * 0.1)} ${tenth(width * 0.4)} ${tenth(-width * 0.035)}t${tenth(width * 0.42)} ${tenth(-width * 0.01)}t${tenth(width * 0.4)} ${tenth(width * 0.05)}z"/>`,
  ].join('');
}

/** A hamlet with light in every window. */
export function hamlet(): string {
  return `<linearGradient id="roof" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${evening.roofLight}"/><stop offset="1" stop-color="${evening.roofShade}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${evening.window}" stop-opacity=".75"/><stop offset=".45" stop-color="${evening.window}" stop-opacity=".3"/><stop offset="1" stop-color="${evening.window}" stop-opacity="0"/></radialGradient>
<filter id="mist" x="-150%" y="-30%" width="400%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>${houses.map((each) => smoke(each) + glow(each) + house(each)).join('')}`;
}
