import 'i18next';
import type about from '../public/locales/en/about.json';
import type blog from '../public/locales/en/blog.json';
import type careerStart from '../public/locales/en/careerStart.json';
import type careers from '../public/locales/en/careers.json';
import type caseCaptire from '../public/locales/en/caseCaptire.json';
import type caseLea from '../public/locales/en/caseLea.json';
import type caseSalesInfo from '../public/locales/en/caseSalesInfo.json';
import type caseStudies from '../public/locales/en/caseStudies.json';
import type caseWedere from '../public/locales/en/caseWedere.json';
import type certifications from '../public/locales/en/certifications.json';
import type comingSoon from '../public/locales/en/comingSoon.json';
import type common from '../public/locales/en/common.json';
import type contact from '../public/locales/en/contact.json';
import type dedicatedTeams from '../public/locales/en/dedicatedTeams.json';
import type forms from '../public/locales/en/forms.json';
import type home from '../public/locales/en/home.json';
import type instructors from '../public/locales/en/instructors.json';
import type jobs from '../public/locales/en/jobs.json';
import type legal from '../public/locales/en/legal.json';
import type ourWork from '../public/locales/en/ourWork.json';
import type people from '../public/locales/en/people.json';
import type policies from '../public/locales/en/policies.json';
import type productInnovation from '../public/locales/en/productInnovation.json';
import type programmeFullStack from '../public/locales/en/programmeFullStack.json';
import type programmeMarketing from '../public/locales/en/programmeMarketing.json';
import type programmeQa from '../public/locales/en/programmeQa.json';
import type programmeSecurity from '../public/locales/en/programmeSecurity.json';
import type programmeSystem from '../public/locales/en/programmeSystem.json';
import type programmes from '../public/locales/en/programmes.json';
import type services from '../public/locales/en/services.json';
import type share from '../public/locales/en/share.json';
import type showcase from '../public/locales/en/showcase.json';
import type testimonials from '../public/locales/en/testimonials.json';

// English is the model: a key that it lacks fails `tsc`.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      about: typeof about;
      blog: typeof blog;
      caseCaptire: typeof caseCaptire;
      caseLea: typeof caseLea;
      caseSalesInfo: typeof caseSalesInfo;
      careerStart: typeof careerStart;
      careers: typeof careers;
      caseStudies: typeof caseStudies;
      caseWedere: typeof caseWedere;
      certifications: typeof certifications;
      comingSoon: typeof comingSoon;
      common: typeof common;
      contact: typeof contact;
      dedicatedTeams: typeof dedicatedTeams;
      forms: typeof forms;
      home: typeof home;
      instructors: typeof instructors;
      jobs: typeof jobs;
      legal: typeof legal;
      ourWork: typeof ourWork;
      people: typeof people;
      policies: typeof policies;
      productInnovation: typeof productInnovation;
      programmeFullStack: typeof programmeFullStack;
      programmeMarketing: typeof programmeMarketing;
      programmeQa: typeof programmeQa;
      programmeSecurity: typeof programmeSecurity;
      programmeSystem: typeof programmeSystem;
      programmes: typeof programmes;
      services: typeof services;
      share: typeof share;
      showcase: typeof showcase;
      testimonials: typeof testimonials;
    };
  }
}
