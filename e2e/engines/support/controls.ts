import { pathOf } from '../../support/programmes';
import { textsIn } from '../../support/texts';
import type { Tab } from './tab';
import { opened } from './windows';

const text = textsIn('en');
const programme = pathOf('full-stack-software-engineer');

/** A control that a visitor may use first. */
export interface Control {
  readonly name: string;
  readonly path: string;
  readonly selector: string;
  /** The visible result of using the control exactly once. */
  readonly look: (tab: Tab) => Promise<unknown>;
  readonly used: unknown;
  /** The number of history entries it adds. */
  readonly entries?: number;
}

const openWeeks = (tab: Tab) => tab.evaluate(() => document.querySelectorAll('details[open]').length);

/** One interactive control of each kind. */
export const controls: readonly Control[] = [
  {
    name: 'the next quotation',
    path: '/',
    selector: `main button[aria-label="${text('common:carousel.next')}"]`,
    look: async (tab) => (await tab.shown('main [role=status]'))[0]?.split(':')[0],
    used: text('common:carousel.position', { current: 2, total: 4 }),
  },
  {
    name: 'a tab',
    path: programme,
    selector: '#curriculum-tab',
    look: (tab) => tab.shown('[role=tabpanel]'),
    used: ['curriculum'],
  },
  {
    name: 'all weeks',
    path: `${programme}#curriculum`,
    selector: '#curriculum button',
    look: openWeeks,
    used: 16,
  },
  {
    name: 'one week',
    path: `${programme}#curriculum`,
    selector: '#week-3 summary',
    look: (tab) => tab.shown('#curriculum details[open]'),
    used: ['week-3'],
  },
  {
    name: 'another policy',
    path: '/policies',
    selector: 'main nav a[href="#quality-policy"]',
    look: async (tab) => [await tab.shown('main h2'), await tab.path()],
    used: [['quality-policy'], '/policies#quality-policy'],
    entries: 1,
  },
  {
    name: 'the language menu',
    path: '/about',
    selector: 'header summary',
    look: async (tab) => (await tab.shown('header details[open] li a')).length,
    used: 2,
  },
  {
    name: 'open positions',
    path: '/careers',
    selector: 'main a[href="#positions"]',
    look: async (tab) => [
      await tab.evaluate(
        () => (document.querySelector('#positions')?.getBoundingClientRect().top ?? 9999) < innerHeight,
      ),
      await tab.path(),
    ],
    used: [true, '/careers#positions'],
    entries: 1,
  },
  {
    name: 'sharing',
    path: '/blogs/protecting-from-phishing-attacks',
    selector: `main [role=group] > [aria-label="${text('blog:share.facebook')}"]`,
    look: async (tab) => (await opened(tab)).length,
    used: 1,
  },
];
