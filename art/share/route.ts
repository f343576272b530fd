import route from '../../content/hero-route.json' with { type: 'json' };
import { brand } from '../lib/brandColours';
import type { Box } from './canvas';

/** @returns the home page's route up its mountain, on the panorama in that box */
export function heroRoute({ left, top, width }: Box): string {
  const [, , originalWidth = width] = route.viewBox.split(' ').map(Number);
  const [x = 0, y = 0] = route.summit;
  const line = `fill="none" stroke-linecap="round" stroke-linejoin="round" d="${route.path}"`;
  return [
    `<g transform="translate(${left} ${top}) scale(${width / originalWidth})">`,
    `<path ${line} stroke="${brand.ink}" stroke-width="13"/><path ${line} stroke="${brand.trail}" stroke-width="7"/>`,
    `<path fill="${brand.trail}" stroke="${brand.ink}" stroke-width="4" stroke-linejoin="round" d="M${x} ${y}m0-46 15 26h-30z"/></g>`,
  ].join('');
}
