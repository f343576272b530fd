// Written by scripts/derivedFiles.mjs: do not edit.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      about: typeof import('../public/locales/en/about.json');
      blog: typeof import('../public/locales/en/blog.json');
      careerStart: typeof import('../public/locales/en/careerStart.json');
      careers: typeof import('../public/locales/en/careers.json');
      caseCaptire: typeof import('../public/locales/en/caseCaptire.json');
      caseLea: typeof import('../public/locales/en/caseLea.json');
      caseSalesInfo: typeof import('../public/locales/en/caseSalesInfo.json');
      caseStudies: typeof import('../public/locales/en/caseStudies.json');
      caseWedere: typeof import('../public/locales/en/caseWedere.json');
      certifications: typeof import('../public/locales/en/certifications.json');
      comingSoon: typeof import('../public/locales/en/comingSoon.json');
      common: typeof import('../public/locales/en/common.json');
      contact: typeof import('../public/locales/en/contact.json');
      dedicatedTeams: typeof import('../public/locales/en/dedicatedTeams.json');
      forms: typeof import('../public/locales/en/forms.json');
      home: typeof import('../public/locales/en/home.json');
      instructors: typeof import('../public/locales/en/instructors.json');
      jobs: typeof import('../public/locales/en/jobs.json');
      legal: typeof import('../public/locales/en/legal.json');
      meta: typeof import('../public/locales/en/meta.json');
      ourWork: typeof import('../public/locales/en/ourWork.json');
      policies: typeof import('../public/locales/en/policies.json');
      productInnovation: typeof import('../public/locales/en/productInnovation.json');
      programmeFullStack: typeof import('../public/locales/en/programmeFullStack.json');
      programmeMarketing: typeof import('../public/locales/en/programmeMarketing.json');
      programmeQa: typeof import('../public/locales/en/programmeQa.json');
      programmeSecurity: typeof import('../public/locales/en/programmeSecurity.json');
      programmeSystem: typeof import('../public/locales/en/programmeSystem.json');
      programmes: typeof import('../public/locales/en/programmes.json');
      services: typeof import('../public/locales/en/services.json');
      share: typeof import('../public/locales/en/share.json');
      showcase: typeof import('../public/locales/en/showcase.json');
      testimonials: typeof import('../public/locales/en/testimonials.json');
    };
  }
}
