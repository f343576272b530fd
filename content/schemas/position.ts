import { z } from 'zod';
import { jobIds } from '../jobs';
import { type Position, positionCategories, positionLocations } from '../positions';
import { words } from './words';

// Separate from `content/positions.ts` so that no browser bundle contains zod.
const oneOf = (names: readonly string[]) => `must be one of ${names.join(', ')}`;

export const positionSchema = z.strictObject({
  title: words(),
  location: z.enum(positionLocations, oneOf(positionLocations)),
  category: z.enum(positionCategories, oneOf(positionCategories)),
  page: z
    .enum(jobIds, 'must name a posting of content/jobs.json')
    .describe('The posting that the position leads to; without one, people apply by email')
    .optional(),
}) satisfies z.ZodType<Position>;
