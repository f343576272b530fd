import type { JobId } from './jobs';
import data from './positions.json' with { type: 'json' };
import type { Words } from './schemas/words';

/** Locations of the location filter (specification 11.7). */
export const positionLocations = ['switzerland', 'kosovo'] as const;

export const positionCategories = ['design', 'people', 'business', 'others'] as const;

export interface Position {
  readonly title: Words;
  readonly location: (typeof positionLocations)[number];
  readonly category: (typeof positionCategories)[number];
  /** The posting; a position without one is applied for by mail. */
  readonly page?: JobId | undefined;
}

/**
 * The open positions, in the order shown, from `content/positions.json`. The content check validates the file.
 */
export const positions = data as readonly Position[];
