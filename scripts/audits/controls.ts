/** A control that may be the first thing that somebody taps. */
export interface Control {
  readonly path: string;
  readonly name: string;
  /** What is tapped. */
  readonly selector: string;
  /** A JavaScript expression that is true once the effect of the tap can be seen. */
  readonly effect: string;
}

const shows = (selector: string) =>
  `document.querySelector('${selector}')?.checkVisibility({ visibilityProperty: true })`;

/** One of every kind that the site has. */
export const controls: readonly Control[] = [
  {
    path: '/',
    name: 'next quotation',
    selector: 'main button[aria-label="Next quotation"], main button[aria-label^="Next"]',
    effect: `document.querySelectorAll('[aria-roledescription="slide"]')[1].checkVisibility({ visibilityProperty: true })`,
  },
  {
    path: '/careers/career-start-program/full-stack-software-engineer',
    name: 'tab «Curriculum»',
    selector: '#curriculum-tab',
    effect: shows('#curriculum'),
  },
  {
    path: '/c-levels',
    name: 'a skill',
    selector: 'main summary',
    effect: shows('main details > :not(summary)'),
  },
  {
    path: '/contact-us',
    name: 'first field',
    selector: 'main form input',
    effect: `document.activeElement?.tagName === 'INPUT'`,
  },
  {
    path: '/careers',
    name: 'open positions',
    selector: 'main a[href="#positions"]',
    effect: 'scrollY > place + 1',
  },
  {
    path: '/policies',
    name: 'another policy',
    selector: 'main nav li:nth-child(2) a',
    effect: shows('[data-part]:nth-child(2)'),
  },
];
