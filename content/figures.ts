import { certificates } from './certifications';
import { company } from './company';
import data from './figures.json' with { type: 'json' };
import type { Figures } from './schemas/figures';

/**
 * Figures that several pages state, so that no two of them disagree, from `content/figures.json`. Texts fill them in by
 * name, as `{{staff}}`. The content check holds the file to its schema.
 */
export const figures: Figures = data;

/** Where every programme runs; the office's city is spelt otherwise (specification 30.4). */
export const programmePlace = 'Prishtine';

/** Names that every text may fill in: the company, its name in URLs, the year of its founding, its certificates, the programmes' place and the figures. */
export const textValues = {
  company: company.name,
  companySlug: company.slug,
  legalName: company.legalName,
  pristinaName: company.offices.pristina.legalName,
  founded: company.founded,
  programmePlace,
  ...certificates,
  ...figures,
} as const;
