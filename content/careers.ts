import type { RouteId } from './routes';

/**
 * Eight of us, as they look at whoever opens the careers page; portraits in `public/images/people/<id>.svg`. None of the
 * yellow ones stands near the right end, below the yellow block of the site header, nor beside another, be there one row or two.
 */
export const careersFaces = [
  'beat',
  'liridona',
  'egzon',
  'samira',
  'awet',
  'drilon',
  'fitore',
  'shpresa',
] as const;

/** Earlier job postings, which show what the company asks for; named by `careers:open.postings.<id>`. */
export const earlierPostings = [
  'jobAngular',
  'jobFullStack',
  'jobDotNet',
  'jobMarketing',
  'jobMarketingIntern',
] as const satisfies readonly RouteId[];
