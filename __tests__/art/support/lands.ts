import { contourSheets } from '@/art/contours/sheets';
import { heightfield } from '@/art/terrain/cachedHeightfield';
import { sheets } from '@/art/terrain/sheets';

/**
 * Makes the lands of what redrawn.full.test.ts draws, unless they are in the cache: as a program of its own, as within Jest each
 * takes some twenty times as long.
 */
for (const land of [contourSheets['contour-dark'].terrain, sheets.firn31]) await heightfield(land);
