import data from './redirects.json' with { type: 'json' };
import type { Redirects } from './schemas/redirects';

/**
 * Addresses that are no page, and where they lead (specification 3.10), from `content/redirects.json`. Articles name their
 * former slugs themselves. The content check validates the file.
 */
export const redirects: Redirects = data;
