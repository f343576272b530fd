import type { WebSite } from 'schema-dts';
import { company } from '@/content/company';
import { locales, regionTags } from '@/content/locales';
import { theCompany } from './organization';

/** @returns the site as a whole: its name and its languages */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${company.origin}/#website`,
    name: company.name,
    url: company.origin,
    inLanguage: locales.map((locale) => regionTags[locale]),
    publisher: theCompany(),
  };
}
