import type { Organization, PostalAddress } from 'schema-dts';
import { company, offices, socialNetworks } from '@/content/company';
import type { Office } from '@/content/schemas/company';

/** Names the company in the data of every page. */
export const organizationId = `${company.origin}/#organization`;

/** @returns who the company is and where it can be found: the facts of the footer and of the contact page */
export function organization(): Organization {
  const { domicile, mail, registerNumber } = company;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.name,
    legalName: company.legalName,
    url: company.origin,
    logo: `${company.origin}/images/brand/icon-512.png`,
    foundingDate: String(company.founded),
    email: mail.info,
    telephone: company.offices[domicile].phone,
    identifier: registerNumber,
    address: offices.map(postalAddress),
    sameAs: socialNetworks.map((network) => company.social[network]),
  };
}

/** @returns an office's address as structured data */
export function postalAddress({ street, postcode, city, country }: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: city,
    addressCountry: country,
  };
}
