import { svgDocument } from '../lib/svgDocument';
import { type Box, canvas } from './canvas';

/** Width of the fade along an edge, in pixels. */
const depth = 32;

/** @returns an SVG mask: opaque except along the left edge, and along the bottom edge if that is inside the canvas */
export function fadingMask(box: Box): string {
  const { top, width, height } = box;
  const reachesDown = top + height >= canvas.height;
  const gradient = (id: string, direction: string): string =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${direction}><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>`;
  const fromLeft = gradient('left', `x1="0" y1="0" x2="${depth}" y2="0"`);
  const fromBelow = gradient('below', `x1="0" y1="${height}" x2="0" y2="${height - depth}"`);
  const all = `width="${width}" height="${height}"`;
  const lower = reachesDown ? '' : `<rect ${all} fill="url(#below)" mask="url(#side)"/>`;
  const pieces = [
    `<defs>${fromLeft}${fromBelow}<mask id="side"><rect ${all} fill="url(#left)"/></mask>`,
    `<mask id="both">${lower || `<rect ${all} fill="url(#left)"/>`}</mask></defs><rect ${all} mask="url(#both)"/>`,
  ];
  return svgDocument(box, pieces, all);
}
