import { expect, type Locator, type Page } from '@playwright/test';
import { pathOf } from './programmes';
import { textsIn } from './texts';

const text = textsIn('en');
const programme = pathOf('full-stack-software-engineer');

/** A control that a visitor may use first. */
interface Control {
  name: string;
  path: string;
  find: (page: Page) => Locator;
  /** The visible result of using the control exactly once. */
  expectUsed: (page: Page) => Promise<void>;
}

/** One interactive control of each kind; forms are in e2e/forms/. */
export const controls: readonly Control[] = [
  {
    name: 'the next quotation',
    path: '/',
    find: (page) => page.getByRole('button', { name: text('common:carousel.next') }),
    expectUsed: (page) =>
      expect(page.locator('main [role=status]').first()).toContainText(
        text('common:carousel.position', { current: 2, total: 4 }),
      ),
  },
  {
    name: 'a tab',
    path: programme,
    find: (page) => page.locator('#curriculum-tab'),
    expectUsed: (page) => expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveId('curriculum'),
  },
  {
    name: 'all weeks',
    path: `${programme}#curriculum`,
    find: (page) => page.locator('#curriculum button'),
    expectUsed: (page) => expect(page.locator('#curriculum details[open]')).toHaveCount(16),
  },
  {
    name: 'one week',
    path: `${programme}#curriculum`,
    find: (page) => page.locator('#week-3 summary'),
    expectUsed: (page) => expect(page.locator('#curriculum details[open]')).toHaveId('week-3'),
  },
  {
    name: 'another policy',
    path: '/policies',
    find: (page) => page.locator('main nav a').nth(1),
    expectUsed: async (page) => {
      await expect(page.locator('main h2:visible')).toHaveId('quality-policy');
      await expect(page).toHaveURL('/policies#quality-policy');
      expect(await page.evaluate(() => window.history.length)).toBe(3); // about:blank, the page, its policy
    },
  },
  {
    name: 'open positions',
    path: '/careers',
    find: (page) => page.locator('main a[href="#positions"]'),
    expectUsed: async (page) => {
      await expect(page.locator('#positions')).toBeInViewport();
      await expect(page).toHaveURL('/careers#positions');
      expect(await page.evaluate(() => window.history.length)).toBe(3);
    },
  },
];
