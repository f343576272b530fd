import { join } from 'node:path';
import { imagesFolder } from '../lib/paths';
import { writeSvg } from '../output/svg';
import type { ContourSheet } from './sheets';
import { contourSvg } from './svg';

/** Writes a contour sheet to `public/images/terrain`. */
export async function drawContourSheet(name: string, sheet: ContourSheet): Promise<void> {
  await writeSvg(join(imagesFolder, 'terrain', `${name}.svg`), await contourSvg(sheet));
}
