import type { RouteId } from './routes';

/** The top bar (specification 5.2, 5.3). The last one is the call-to-action button. */
export const topBar = [
  'dedicatedTeams',
  'productInnovation',
  'services',
  'ourWork',
  'careers',
  'about',
  'contact',
] as const satisfies readonly RouteId[];

/** The footer's Company column (specification 5.13). */
export const footerCompany = [
  'about',
  'ourWork',
  'services',
  'blog',
  'careers',
  'contact',
] as const satisfies readonly RouteId[];

/** The footer's bottom line (specification 5.15). */
export const footerLegal = ['legal', 'policies'] as const satisfies readonly RouteId[];
