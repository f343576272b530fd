import type { Organization, PostalAddress, WebSite } from 'schema-dts';
import { company, offices, socialNetworks } from '@/content/company';
import { figures } from '@/content/figures';
import { type Locale, locales, regionTags } from '@/content/locales';
import type { Office } from '@/content/schemas/company';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import type { PageId } from '@/lib/i18n/static';

/** A reference to the company, with the two fields that search engines require. */
export const theCompany = {
  '@type': 'Organization',
  '@id': `${company.origin}/#organization`,
  name: company.name,
  url: company.origin,
} as const satisfies Organization;

/** @returns the company with the facts of the footer, and with any others that the page shows */
export function organization(page: PageId, locale: Locale): Organization {
  const { domicile, mail, registerNumber } = company;
  const home = company.offices[domicile];
  const withOffices = page === 'contact' || page === 'dedicatedTeams';
  return {
    ...theCompany,
    legalName: company.legalName,
    description: readCatalogue('common', locale).footer.claim,
    logo: `${company.origin}/images/brand/icon-512.png`,
    foundingDate: String(company.founded),
    telephone: home.phone,
    address: withOffices
      ? offices.map((office) => postalAddress(office, locale))
      : postalAddress(home, locale),
    sameAs: socialNetworks.map((network) => company.social[network]),
    ...((page === 'contact' || page === 'legal') && { email: mail.info }),
    ...(page === 'legal' && { identifier: registerNumber }),
    ...(page === 'about' && {
      numberOfEmployees: { '@type': 'QuantitativeValue', value: figures.staff },
    }),
    ...(page === 'contact' && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: home.phone,
        email: mail.info,
      },
    }),
  };
}

/** @returns an office's address; its city as the pages name it */
export function postalAddress({ id, street, postcode, country }: Office, locale: Locale): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: readCatalogue('common', locale).offices[id].city,
    addressCountry: country,
  };
}

/** @returns the site: its name and its languages */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${company.origin}/#website`,
    name: company.name,
    url: company.origin,
    inLanguage: locales.map((locale) => regionTags[locale]),
    publisher: theCompany,
  };
}
