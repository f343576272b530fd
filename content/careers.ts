import type { RouteId } from './routes';

/** Eight of us, as they look at whoever opens the careers page; portraits in `public/images/people/<id>.svg`. */
export const careersFaces = [
  'awet',
  'samira',
  'drilon',
  'liridona',
  'beat',
  'shpresa',
  'egzon',
  'fitore',
] as const;

/** Earlier job postings, which show what the company asks for; named by `careers:open.postings.<id>`. */
export const earlierPostings = [
  'jobAngular',
  'jobFullStack',
  'jobDotNet',
  'jobMarketing',
  'jobMarketingIntern',
] as const satisfies readonly RouteId[];
