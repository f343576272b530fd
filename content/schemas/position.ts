import { z } from 'zod';
import { type Position, positionCategories, positionLocations } from '../positions';
import { type RouteId, routes } from '../routes';

// Kept apart from `content/positions.ts` so that no browser bundle carries zod.
const isRoute = (id: unknown): id is RouteId => routes.some((route) => route.id === id);
const oneOf = (names: readonly string[]) => `must be one of ${names.join(', ')}`;

export const positionSchema = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be a word of letters and digits, such as "testEngineer"'),
  location: z.enum(positionLocations, oneOf(positionLocations)),
  category: z.enum(positionCategories, oneOf(positionCategories)),
  page: z.custom<RouteId>(isRoute, 'must name a route of content/routes.ts').optional(),
}) satisfies z.ZodType<Position>;
