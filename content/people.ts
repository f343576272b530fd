import data from './people.json' with { type: 'json' };
import type { People } from './schemas/people';

/** An executive, with texts in every language. */
export type Executive = People['executives'][number];

/**
 * The executives in the order shown, and the one member of the advisory board, from `content/people.json`. The
 * content check validates the file.
 */
export const { executives, adviser } = data as People;
