import { heightfield } from '../terrain/cachedHeightfield';
import { drawContours } from './draw';
import type { ContourSheet } from './sheets';

/** A contour sheet as an SVG that covers whatever box it is put into. */
export async function contourSvg(sheet: ContourSheet): Promise<string> {
  const { drawing, stroke, indexStroke } = sheet;
  const { normal, index } = drawContours(await heightfield(sheet.terrain), drawing);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}"`,
    ' preserveAspectRatio="xMidYMid slice" fill="none">',
    `<path stroke="${stroke}" stroke-width="1" d="${normal}"/>`,
    `<path stroke="${indexStroke}" stroke-width="1.6" d="${index}"/></svg>`,
  ].join('');
}
