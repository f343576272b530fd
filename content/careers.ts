import type { RouteId } from './routes';

/** Four of us next to the title of the careers page, two by two; portraits in `public/images/people/<id>.svg`. */
export const careersFaces = ['liridona', 'egzon', 'samira', 'drilon'] as const;

/** Former job postings, as examples of what the company looks for; named by `careers:open.postings.<id>`. */
export const earlierPostings = [
  'jobAngular',
  'jobFullStack',
  'jobDotNet',
  'jobMarketing',
  'jobMarketingIntern',
] as const satisfies readonly RouteId[];
