import { contourSheets } from '@/art/contours/sheets';
import { heightfield } from '@/art/terrain/cachedHeightfield';
import { sheets } from '@/art/terrain/sheets';

/**
 * Fills the cache with the heightfields that redrawn.full.test.ts needs. A separate program, because within Jest each
 * takes some twenty times as long.
 */
for (const land of [contourSheets['contour-dark'].terrain, sheets.firn31]) await heightfield(land);
