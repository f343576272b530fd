import data from './clients.json' with { type: 'json' };
import type { Client } from './schemas/client';

/** The clients of the logo grid, in reading order, from `content/clients.json`. The content check validates the file. */
export const clients: readonly Client[] = data;
