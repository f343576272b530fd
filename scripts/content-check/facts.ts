import { caseStudies } from '@/content/caseStudies';
import { company } from '@/content/company';
import { curricula } from '@/content/curricula';
import { instructors } from '@/content/instructors';
import { jobs } from '@/content/jobs';
import { positions } from '@/content/positions';
import { programmes } from '@/content/programmes';
import { routes } from '@/content/routes';

/** The facts that are checked, by the name of their file and export. */
export const facts = {
  caseStudies,
  company,
  curricula,
  instructors,
  jobs,
  positions,
  programmes,
  routes,
};

export type Facts = typeof facts;
