import data from './positions.json' with { type: 'json' };
import type { RouteId } from './routes';

/** Where one can work, as the location filter lists it (specification 11.7). */
export const positionLocations = ['switzerland', 'kosovo'] as const;

/** What one can work on, as the category filter lists it. */
export const positionCategories = ['design', 'people', 'business', 'others'] as const;

export interface Position {
  /** The words are in `careers:positions.list.<id>`. */
  readonly id: string;
  readonly location: (typeof positionLocations)[number];
  readonly category: (typeof positionCategories)[number];
  /** The posting; a position without one is applied for by mail. */
  readonly page?: RouteId;
}

/**
 * The open positions, in the order shown. To open one, add it to `content/positions.json`
 * and its title to `positions.list` in `public/locales/<language>/careers.json`;
 * `npm run content:check` says what is missing, and holds the file to its schema.
 */
export const positions = data as readonly Position[];
