import type { CaseId } from './caseStudies';

/**
 * The earlier, shorter version of each case study. It exists in English only and is no longer maintained, so
 * its texts are here and not in the catalogues (specification 10.9).
 */
export interface EarlierCaseStudy {
  /** The current version. */
  id: CaseId;
  title: string;
  intro: string;
  industry: string;
  /** What was done. */
  done: readonly string[];
  /** How it went. */
  paragraphs: readonly string[];
}

/** The route of an earlier version. */
export type EarlierId = `${CaseId}Old`;

export const earlierCaseStudies: Readonly<Record<EarlierId, EarlierCaseStudy>> = {
  caseWedereOld: {
    id: 'caseWedere',
    title: 'Wedere, school transport',
    intro:
      'Wedere is an online service for school districts. It plans the buses and shows parents where their child’s bus is.',
    industry: 'School transport, SaaS',
    done: [
      'User research',
      'UX and UI design',
      'Web portal for dispatchers',
      'Driver and parent apps',
      'Hosting',
    ],
    paragraphs: [
      'The client came to us with an idea and one school district that was willing to try it. Routes were still planned on paper, and drivers and parents rang the office to find out what was wrong.',
      'We began with the dispatchers and built outwards: first the map, then the tablet on the bus, then the app for parents. The first buses ran with it at the start of a school year.',
      'Since then the district has planned all of its routes with Wedere.',
    ],
  },
  caseSalesInfoOld: {
    id: 'caseSalesInfo',
    title: 'Sales-Info, web portal and apps',
    intro:
      'Sales-Info is a web portal with apps for iOS and Android. It shows prices, stock and past orders to sales staff.',
    industry: 'Sales information',
    done: ['Redesign of the web portal', 'iOS and Android apps', 'Offline mode', 'Testing'],
    paragraphs: [
      'The portal had grown over many years and was made for use at a desk. Before they set out each week, sales staff printed what they would need.',
      'We kept the database and wrote a new portal beside the old one, page by page. The apps followed. They store what is needed for the week, so that they also work without a network.',
      'The old portal was switched off within a year.',
    ],
  },
  caseCaptireOld: {
    id: 'caseCaptire',
    title: 'Captire, ERP for tyre shops',
    intro:
      'Captire is an ERP for tyre shops: appointments, stock, invoices and the storeroom for customers’ wheels.',
    industry: 'Tyre trade',
    done: ['Business analysis', 'UI design', 'ERP development', 'Data migration', 'Training'],
    paragraphs: [
      'The tyre shops we visited used a till, a calendar and a card index that knew nothing of one another. Captire wanted to replace all three.',
      'Half of the team built the workshop part and half the office part. Every second Friday both parts were shown to a tyre shop, which said what was missing.',
      'The first shop changed over in summer, when there was time to learn. Others followed over the next year.',
    ],
  },
  caseLeaOld: {
    id: 'caseLea',
    title: 'Lea, mobility from one account',
    intro:
      'Lea is an online mobility service. Travellers book cars, cargo bikes and shuttle seats with one app.',
    industry: 'Mobility, SaaS',
    done: ['Product design', 'Mobile apps', 'APIs to three fleets', 'Security review', 'Testing'],
    paragraphs: [
      'Three operators had agreed on a joint service and needed one app for it. Each had a booking system of its own, which it wanted to keep.',
      'We put a layer between them and the app. It asks all three for vehicles and prices, and books the vehicle that the customer chooses.',
      'The app went live in one town first. The operators could follow every booking from the start.',
    ],
  },
};

// `Object.keys` widens to string; the record's own type restores the ids.
export const earlierIds = Object.keys(earlierCaseStudies) as EarlierId[];

export const earlierLocation = 'Zurich, Switzerland, and Pristina, Kosovo';

/** Labels of the earlier case studies, in English only. */
export const earlierLabels = {
  industry: 'Industry',
  teamSize: 'Team size',
  location: 'Location',
  done: 'What was done',
};
