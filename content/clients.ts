import data from './clients.json' with { type: 'json' };
import type { Client } from './schemas/client';

/**
 * The nine clients of the logo grid, in reading order, from `content/clients.json`. Their logos are
 * `public/images/clients/<id>.svg`, 48 units high and `width` units wide. The content check validates the file.
 */
export const clients: readonly Client[] = data;

/** Height of every logo's drawing, in the same units as `width`. */
export const clientLogoHeight = 48;
