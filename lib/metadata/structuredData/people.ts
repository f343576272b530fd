import type { Person } from 'schema-dts';
import { company } from '@/content/company';
import { instructors, type ProfiledId } from '@/content/instructors';
import type { Locale } from '@/content/locales';
import { executives } from '@/content/people';
import { portraitFile } from '@/content/portraits';
import { routeById } from '@/content/routes';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { absoluteUrl } from '../urls';
import { theCompany } from './organization';

/** @returns an instructor, as on the profile page */
export function instructor(id: ProfiledId, locale: Locale): Person {
  const { role, lead } = readCatalogue('instructors', locale).people[id];
  const { name, page } = instructors[id];
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    description: lead,
    image: portrait(id),
    url: absoluteUrl(routeById(page).path, locale),
    worksFor: theCompany,
  };
}

/** @returns the executives, in the order shown */
export function leadership(locale: Locale): Person[] {
  const { people } = readCatalogue('people', locale);
  return executives.map(({ id }) => ({
    '@type': 'Person',
    name: people[id].name,
    jobTitle: people[id].title,
    description: people[id].description,
    image: portrait(id),
    worksFor: theCompany,
  }));
}

const portrait = (id: string) => `${company.origin}/${portraitFile(id)}`;
