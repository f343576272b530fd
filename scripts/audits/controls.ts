import { minimal } from './minimalPage';

/** A control that a visitor may tap first. */
export interface Control {
  /** Path of its page, with hash; or the minimal page. */
  readonly path: string;
  /** Name in the table. */
  readonly name: string;
  /** Selector of the tap's target; the first match counts. */
  readonly selector: string;
  /** JavaScript expression that becomes true once the effect of the tap is visible. */
  readonly effect: string;
}

/**
 * The expression that is true while an element is neither inside something closed nor invisible. A closed
 * element itself, such as a tab's panel, counts as visible, so selectors must name its content.
 */
const shows = (selector: string) =>
  `document.querySelector('${selector}')?.checkVisibility({ visibilityProperty: true })`;

/** One of every kind on the site; the last is the baseline. */
export const controls: readonly Control[] = [
  {
    path: '/',
    name: 'next quotation',
    selector: 'main button[aria-label^="Next"]',
    effect: `document.querySelectorAll('[aria-roledescription="slide"]')[1].checkVisibility({ visibilityProperty: true })`,
  },
  {
    path: '/careers/career-start-program/full-stack-software-engineer',
    name: 'tab "Curriculum"',
    selector: '#curriculum-tab',
    effect: shows('#curriculum > *'),
  },
  {
    path: '/careers/career-start-program/full-stack-software-engineer#curriculum',
    name: 'all weeks',
    selector: '#curriculum button',
    effect: `!document.querySelector('#curriculum details:not([open])')`,
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
    effect: 'scrollY > scrolledTo + 1',
  },
  {
    path: '/policies',
    name: 'another policy',
    selector: 'main nav li:nth-child(2) a',
    effect: shows('[data-part]:nth-child(2) > *'),
  },
  {
    path: '/blogs/protecting-from-phishing-attacks',
    name: 'language menu',
    selector: 'header summary',
    effect: shows('header details > ul'),
  },
  {
    path: minimal,
    name: 'a minimal Next page, a button with state',
    selector: 'button',
    effect: `document.querySelector('button').textContent === '1'`,
  },
];
