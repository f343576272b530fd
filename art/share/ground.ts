import { createHash } from 'node:crypto';
import { canvas } from './canvas';
import type { Composition } from './composition';

/** The contour sheet that lies below words: its file and its size, in pixels. */
export const contourSheet = { file: 'images/terrain/contour-dark.svg', width: 1600, height: 1000 } as const;

/** @returns another part of the contour sheet for every page, always the same one for the same page */
export function contourPart(page: string): Composition['ground'] {
  const [across = 0, down = 0] = createHash('sha256').update(page).digest();
  const part = (byte: number, spare: number): number => Math.floor((byte / 256) * spare);
  return {
    contours: {
      left: part(across, contourSheet.width - canvas.width),
      top: part(down, contourSheet.height - canvas.height),
    },
  };
}
