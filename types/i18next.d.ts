import 'i18next';
import type common from '../public/locales/en/common.json';
import type contact from '../public/locales/en/contact.json';
import type home from '../public/locales/en/home.json';
import type showcase from '../public/locales/en/showcase.json';
import type testimonials from '../public/locales/en/testimonials.json';

// English is the model: a key that it lacks fails `tsc`.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      contact: typeof contact;
      home: typeof home;
      showcase: typeof showcase;
      testimonials: typeof testimonials;
    };
  }
}
