/** The modules of `components/islands/`. */
export type IslandName =
  | 'carousel'
  | 'tabs'
  | 'showAll'
  | 'policies'
  | 'positions'
  | 'share'
  | 'contactForm'
  | 'shortForm'
  | 'applicationForm'
  | 'notFound';
