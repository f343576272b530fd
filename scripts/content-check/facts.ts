import { caseStudies } from '@/content/caseStudies';
import { clients } from '@/content/clients';
import { company } from '@/content/company';
import { curricula } from '@/content/curricula';
import { figures } from '@/content/figures';
import { instructors } from '@/content/instructors';
import { jobs } from '@/content/jobs';
import { adviser, executives } from '@/content/people';
import { portraits } from '@/content/portraits';
import { positions } from '@/content/positions';
import { programmes } from '@/content/programmes';
import published from '@/content/published.json' with { type: 'json' };
import { redirects } from '@/content/redirects';
import { routes } from '@/content/routes';
import { factSchemas } from '@/content/schemas';

/** The facts that are checked, by the name of their file and export. */
export const facts = {
  caseStudies,
  clients,
  company,
  curricula,
  figures,
  instructors,
  jobs,
  people: { executives, adviser },
  portraits,
  positions,
  programmes,
  // Paths with the names of their pages.
  published: published as Readonly<Record<string, string>>,
  redirects,
  routes,
};

export type Facts = typeof facts;

/** @returns the file that holds some facts */
export const fileOfFacts = (name: string): string => `content/${name}.${name in factSchemas ? 'json' : 'ts'}`;
