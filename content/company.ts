import type { Company, Office } from './schemas/company';

/**
 * The one place that knows who the company is. Name, routes, endpoints, mail
 * addresses and structured data all follow from it; the words around these
 * facts are in the catalogues. Checked by `npm run content:check`.
 */
export const company: Company = {
  name: 'Firnwerk',
  legalName: 'Firnwerk AG',
  slug: 'firnwerk',
  origin: 'https://www.firnwerk.example',
  founded: 2014,
  mail: { jobs: 'jobs@firnwerk.example', info: 'info@firnwerk.example' },
  offices: {
    zurich: {
      id: 'zurich',
      legalName: 'Firnwerk AG',
      street: 'Technoparkstrasse 1',
      postcode: '8005',
      city: 'Zürich',
      country: 'CH',
      phone: '+41 44 000 00 00',
      mapUrl: 'https://www.openstreetmap.org/search?query=8005%20Z%C3%BCrich',
      altitude: 408,
    },
    pristina: {
      id: 'pristina',
      legalName: 'Firnwerk Sh.p.k.',
      street: 'Rr. Agim Ramadani 42',
      postcode: '10000',
      city: 'Prishtinë',
      country: 'XK',
      phone: '+383 38 000 000',
      mapUrl: 'https://www.openstreetmap.org/search?query=10000%20Prishtin%C3%AB',
      altitude: 652,
    },
  },
  domicile: 'zurich',
  registerNumber: 'CHE-000.000.000',
  registerCanton: 'ZH',
  social: {
    linkedin: 'https://www.linkedin.com/company/firnwerk-example',
    facebook: 'https://www.facebook.com/firnwerk-example',
    instagram: 'https://www.instagram.com/firnwerk-example',
  },
  copyrightYear: 2024,
};

/** Both offices, headquarters first. */
export const offices: readonly Office[] = [company.offices.zurich, company.offices.pristina];

/** The social networks the company is on, in the order shown; named by `common:footer.<id>`. */
export const socialNetworks = ['linkedin', 'facebook', 'instagram'] as const;
