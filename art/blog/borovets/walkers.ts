import { clamp, lerp } from '../../lib/numbers';
import { distance, type Point } from '../../lib/point';
import { tenth } from '../../lib/svgNumbers';
import { pointAlong } from '../../route/softTrail';
import { evening } from './colours';
import { footpath } from './ground';

/** How many are near enough to be seen. */
const walkers = 12;

/** A person in a long coat, 100 high, who walks to the right; the other foot is forward in every second one. */
export const coats = [
  'M-7 -78C-13 -74 -15 -60 -15 -48L-18 -30C-10 -26 6 -26 13 -29L11 -48C11 -62 10 -74 6 -78C2 -81 -4 -81 -7 -78z',
  'M-8 -78C-14 -73 -15 -58 -16 -46L-20 -28C-10 -25 7 -26 15 -30L12 -50C12 -64 10 -74 6 -78C2 -81 -4 -81 -8 -78z',
] as const;
export const legs = [
  'M-12 -32L-16 -16L-20 -2Q-20 1 -12 1L-10 -3L-4 -26H3L7 -12L9 -3Q9 1 18 0L17 -4L13 -5L11 -32z',
  'M-11 -32L-9 -14V-2Q-9 1 0 1V-2L-2 -14L-1 -26H4L11 -14L17 -4Q19 -1 24 -4L22 -8L19 -9L14 -20L12 -32z',
] as const;
/** Where the lantern lights them from the front. */
const rim = 'M6 -77C10 -74 11 -62 11.500 -50L13.500 -30';
export const hood =
  'M-8 -77C-11 -86 -9 -95 -2 -98C4 -100 9 -97 10 -91C10.500 -88 9.500 -87 11 -84.500C10 -80 6 -77.500 2 -76C-3 -75 -6 -75 -8 -77z';
const cap =
  'M-7 -86C-8 -94 -4 -98 1 -98C7 -98 10 -92 9 -88L11.500 -86L9 -84C9 -80 7 -78 5 -75H-5C-6 -79 -7 -81 -7 -86zM-3 -99a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1 -7 0z';
const pack = 'M-10 -75C-20 -77 -24 -68 -24 -58C-24 -50 -20 -46 -13 -46z';
const arm = 'M4 -74C9 -70 13 -62 24 -59L27 -55L24 -52C14 -54 6 -58 1 -66z';

function walker([x, y]: Point, height: number, index: number): string {
  const pose = index % 2;
  const scale = tenth(height) / 100;
  return [
    `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${scale.toFixed(3)})">`,
    `<ellipse cx="34" cy="2" rx="92" ry="19" fill="url(#pool)"/>`,
    `<path fill="url(#shade)" d="M-12 2L-98 -6Q-112 2 -96 9L14 4z"/>`,
    `<g fill="url(#coat)"><path d="${legs[pose]}"/>${index % 3 === 1 ? `<path d="${pack}"/>` : ''}<path d="${coats[pose]}"/><path d="${index % 4 === 2 ? cap : hood}"/><path d="${arm}"/></g>`,
    `<path fill="none" stroke="#e09a48" stroke-opacity=".75" stroke-width="1.500" d="${rim}"/><path stroke="${evening.figure}" stroke-width="1.600" d="M25 -54V-45"/><circle cx="25" cy="-38" r="34" fill="url(#lantern)"/><path fill="${evening.lantern}" d="M21.500 -45h7l2 4v9h-11v-9z"/>`,
    '</g>',
  ].join('');
}

/** Those who are nearly there, one behind the other on the way to the door; nearer ones are larger. */
export function onFoot(): string {
  const length = footpath.reduce(
    (sum, point, index) => sum + distance(footpath[index - 1] ?? point, point),
    0,
  );
  const row = Array.from({ length: walkers }, (_, index) => {
    const at = pointAlong(footpath, length * lerp(0.02, 0.845, (index / (walkers - 1)) ** 1.05));
    const height =
      lerp(19, 78, clamp((at[1] - 722) / 105, 0, 1) ** 0.85) * (1 + 0.06 * Math.sin(index * 2.4));
    return walker(at, height, index);
  });
  return `<radialGradient id="pool"><stop offset="0" stop-color="#ffc86a" stop-opacity=".7"/><stop offset=".45" stop-color="#ffb347" stop-opacity=".26"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>
<linearGradient id="shade" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="${evening.figure}" stop-opacity=".5"/><stop offset="1" stop-color="${evening.figure}" stop-opacity="0"/></linearGradient>
<linearGradient id="coat" gradientUnits="userSpaceOnUse" x1="-14" y1="-70" x2="30" y2="-36"><stop offset=".35" stop-color="${evening.figure}"/><stop offset="1" stop-color="${evening.figureLit}"/></linearGradient>${row.join('')}`;
}
