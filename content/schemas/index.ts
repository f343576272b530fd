import { z } from 'zod';
import { clientsSchema } from './client';
import { companySchema } from './company';
import { figuresSchema } from './figures';
import { instructorSchema } from './instructor';
import { jobSchema } from './job';
import { peopleSchema } from './people';
import { portraitSchema } from './portrait';
import { positionSchema } from './position';
import { programmeSchema } from './programme';
import { redirectsSchema } from './redirects';

/** Schemas of the facts that editors change, each in `content/<name>.json`. Other facts are code. */
export const factSchemas = {
  company: companySchema,
  positions: z.array(positionSchema),
  jobs: z.record(z.string(), jobSchema),
  programmes: z.record(z.string(), programmeSchema),
  instructors: z.array(instructorSchema),
  people: peopleSchema,
  portraits: z.array(portraitSchema),
  clients: clientsSchema,
  figures: figuresSchema,
  redirects: redirectsSchema,
} satisfies Record<string, z.ZodType>;
