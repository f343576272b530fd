import data from './company.json' with { type: 'json' };
import type { Company, Office } from './schemas/company';

/**
 * The only place with the company's facts: `content/company.json`. Names, routes, endpoints, mail addresses
 * and structured data are derived from it; the texts are in the catalogues. The content check validates the
 * file.
 */
export const company = data as Company;

/** Both offices, headquarters first. */
export const offices: readonly Office[] = [company.offices.zurich, company.offices.pristina];

/** The social networks the company is on, in the order shown; named by `common:footer.<id>`. */
export const socialNetworks = ['linkedin', 'facebook', 'instagram'] as const;
