import data from './company.json' with { type: 'json' };
import type { Company, Office } from './schemas/company';

/**
 * The one place that knows who the company is: `content/company.json`. Name, routes, endpoints, mail addresses and
 * structured data all follow from it; the texts around these facts are in the catalogues. The content check holds the
 * file to its schema.
 */
export const company = data as Company;

/** Both offices, headquarters first. */
export const offices: readonly Office[] = [company.offices.zurich, company.offices.pristina];

/** The social networks the company is on, in the order shown; named by `common:footer.<id>`. */
export const socialNetworks = ['linkedin', 'facebook', 'instagram'] as const;
