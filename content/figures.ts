import { certificates } from './certifications';
import { company } from './company';
import data from './figures.json' with { type: 'json' };
import type { Figures } from './schemas/figures';

/**
 * Figures that several pages state, from `content/figures.json`, so that pages cannot disagree. Texts use
 * them by name, as `{{staff}}`. The content check validates the file.
 */
export const figures: Figures = data;

/** Where every programme takes place; the office's city is spelt differently (specification 30.4). */
export const programmePlace = 'Prishtine';

/**
 * Placeholders available to every text: the company, its name in URLs, the year of its founding, its
 * certificates, the programmes' place and the figures.
 */
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

/**
 * The rating of the sample finding on services and home, as a vector of the Common Vulnerability Scoring
 * System 3.1 (https://www.first.org/cvss/v3.1/specification-document). Its base score is `findingScore` in
 * `content/figures.json`; the texts are in `services:security.finding`.
 */
export const findingVector = 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N';
