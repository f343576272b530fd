import type { JobId } from './jobs';
import type { Locale } from './locales';
import data from './positions.json' with { type: 'json' };

/** Where one can work, as the location filter lists it (specification 11.7). */
export const positionLocations = ['switzerland', 'kosovo'] as const;

/** What one can work on, as the category filter lists it. */
export const positionCategories = ['design', 'people', 'business', 'others'] as const;

export interface Position {
  /** In every language. */
  readonly title: Readonly<Record<Locale, string>>;
  readonly location: (typeof positionLocations)[number];
  readonly category: (typeof positionCategories)[number];
  /** The posting; a position without one is applied for by mail. */
  readonly page?: JobId | undefined;
}

/**
 * The open positions, in the order shown, from `content/positions.json`. The content check holds the file to its schema.
 */
export const positions = data as readonly Position[];
