import type { Person } from 'schema-dts';
import { company } from '@/content/company';
import { type Profiled, profilePath } from '@/content/instructors';
import type { Locale } from '@/content/locales';
import { executives } from '@/content/people';
import { portraitFile } from '@/content/portraits';
import { said } from '@/lib/i18n/filled';
import { absoluteUrl } from '../urls';
import { theCompany } from './organization';

/** @returns an instructor, as on the profile page */
export function instructor(person: Profiled, locale: Locale): Person {
  const { role, lead } = person.profile;
  return {
    '@type': 'Person',
    name: person.name,
    jobTitle: said(role, locale),
    description: said(lead, locale),
    image: portrait(person.id),
    url: absoluteUrl(profilePath(person), locale),
    worksFor: theCompany,
  };
}

/** @returns the executives, in the order shown */
export function leadership(locale: Locale): Person[] {
  return executives.map(({ id, name, title, description }) => ({
    '@type': 'Person',
    name,
    jobTitle: said(title, locale),
    description: said(description, locale),
    image: portrait(id),
    worksFor: theCompany,
  }));
}

const portrait = (id: string) => `${company.origin}/${portraitFile(id)}`;
