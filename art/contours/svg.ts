import { svgDocument } from '../lib/svgDocument';
import { heightfield } from '../terrain/cachedHeightfield';
import { drawContours } from './draw';
import type { ContourSheet } from './sheets';

/** A contour sheet as an SVG that covers whatever box it is put into. */
export async function contourSvg(sheet: ContourSheet): Promise<string> {
  const { drawing, stroke, indexStroke } = sheet;
  const { normal, index } = drawContours(await heightfield(sheet.terrain), drawing);
  const lines = [
    `<path stroke="${stroke}" stroke-width="1" d="${normal}"/>`,
    `<path stroke="${indexStroke}" stroke-width="1.6" d="${index}"/>`,
  ];
  return svgDocument(drawing, lines, 'preserveAspectRatio="xMidYMid slice" fill="none"');
}
