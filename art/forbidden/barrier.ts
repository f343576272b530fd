import { brand } from '../lib/brandColours';
import type { Point } from '../lib/point';
import { tenths } from '../lib/svgNumbers';

/** In pixels of a picture of 2880: the board, how high it hangs, how far the posts reach above it, and how far apart they are. */
const [long, high, above, beyond, reach] = [260, 62, 84, 56, 96];
const board = `M${-long / 2} ${-above}h${long}v${-high}h${-long}z`;
const top = above + high + beyond;
/** A lamp on either post; at night both are lit, and light the snow in front of them. */
const lamp = { radius: 24, shines: 150, height: top + 20 } as const;

const at = ([x, y]: Point, scale: number, drawn: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">${drawn}</g>`;

/** What lamps throw on the snow, and the warm air around them. */
function lamplight(): string {
  const around = [-reach, reach].map(
    (x) => `<circle fill="url(#lamp)" cx="${x}" cy="${-lamp.height}" r="${lamp.shines}"/>`,
  );
  return (
    `<radialGradient id="lamp"><stop stop-color="${brand.trail}" stop-opacity=".6"/><stop offset=".35" stop-color="${brand.trail}" stop-opacity=".2"/><stop offset="1" stop-color="${brand.trail}" stop-opacity="0"/></radialGradient>` +
    `<ellipse fill="url(#lamp)" cy="12" rx="420" ry="96"/>${around.join('')}`
  );
}

/** Two posts with their lamps and a striped board, as they stand across a closed road, with the road's end between them. */
export function barrier(end: Point, scale: number, lit: boolean): string {
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const left = -130 + index * 52 - 10;
    return `M${left} ${-above}l26 0l-36 ${-high}l-26 0z`;
  }).join('');
  const post = (x: number) =>
    `<path fill="${brand.white}" stroke="${brand.ink}" stroke-width="7" d="M${x - 9} 0h18v${-top}h-18z"/>` +
    `<circle fill="${lit ? brand.white : brand.trail}" stroke="${lit ? brand.trail : brand.ink}" stroke-width="8" cx="${x}" cy="${-lamp.height}" r="${lamp.radius}"/>`;
  return at(
    end,
    scale,
    `${lit ? lamplight() : ''}${post(-reach)}${post(reach)}<clipPath id="board"><path d="${board}"/></clipPath><path fill="${brand.trail}" d="${board}"/>` +
      `<path clip-path="url(#board)" fill="${brand.ink}" d="${stripes}"/>` +
      `<path fill="none" stroke="${brand.ink}" stroke-width="9" d="${board}"/>`,
  );
}

/** What it throws on the snow: `fall` for each pixel of its height. */
export function barrierShadow(end: Point, scale: number, fall: Point): string {
  const fallen = (x: number, height: number): Point => [x + fall[0] * height, fall[1] * height];
  const corners = [
    fallen(-long / 2, above),
    fallen(long / 2, above),
    fallen(long / 2, above + high),
    fallen(-long / 2, above + high),
  ];
  const posts = [-reach, reach].map((x) => `M${x} 0L${tenths(fallen(x, top))}`).join('');
  return at(
    end,
    scale,
    `<path fill="none" stroke="${brand.ink}" stroke-width="16" d="${posts}"/><path fill="${brand.ink}" d="M${corners.map(tenths).join('L')}z"/>`,
  );
}
