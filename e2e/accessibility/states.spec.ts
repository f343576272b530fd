import type { Page } from '@playwright/test';
import { accessibleWidths, expectAccessible, violations, wcag } from '../support/accessibility';
import { expect } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { settled } from '../support/opening';
import { expectNoFailures } from '../support/secondEngine';
import { long } from '../support/sitePages';
import { test } from '../support/tour';

/**
 * Specification 31.1 in the states that matter: what a page shows only once a visitor
 * has done something, by both engines, in light and dark. How pages come is in
 * `every-page.spec.ts`, forms in their states in `forms/`.
 */

test.describe.configure({ timeout: 90_000 });

const programme = (slug: string) => `/careers/career-start-program/${slug}`;

async function openEveryDisclosure(page: Page): Promise<void> {
  for (const summary of await page.locator('main summary:visible').all()) await summary.click();
  await expect(page.locator('main details:not([open]) > summary').filter({ visible: true })).toHaveCount(0);
}

async function chooseCurriculum(page: Page): Promise<void> {
  await page.getByRole('tab').last().click();
  await page.locator('#curriculum').getByRole('button').first().click();
  await expect(page.locator('#curriculum details:not([open])')).toHaveCount(0);
}

/** Every carousel of the page one step on. */
async function turnCarousels(page: Page): Promise<void> {
  const carousels = page.locator('[aria-roledescription]:has([role=status])');
  expect(await carousels.count()).toBeGreaterThan(0);
  for (const carousel of await carousels.all()) {
    await carousel.getByRole('button').last().click();
    await expect(carousel.getByRole('status')).toContainText('2');
  }
}

const [narrow, wide] = accessibleWidths;

/** What is looked at, where, in which viewport, and what a visitor does to see it. */
const states: readonly [name: string, path: string, width: number, reach: (page: Page) => Promise<void>][] = [
  [
    'the navigation is open',
    '/de/services',
    narrow,
    async (page) => {
      await page.locator('header button[popovertarget=navigation]').click();
      await expect(page.locator('#navigation')).toBeVisible();
    },
  ],
  ['the language menu is open', '/de/services', narrow, openLanguages],
  ['the language menu is open', '/services', wide, openLanguages],
  ['every week is open', `/de${programme('full-stack-software-engineer')}`, narrow, chooseCurriculum],
  ['every week is open', programme('software-quality-assurance-engineer'), wide, chooseCurriculum],
  [
    'every skill group is open, and another quote shows',
    '/de/c-levels',
    wide,
    async (page) => {
      await openEveryDisclosure(page);
      await turnCarousels(page);
    },
  ],
  ['other people and quotes show', '/de/about', narrow, turnCarousels],
  ['the quality policy shows', '/policies#quality-policy', wide, settled],
  ['the ISMS policy shows', '/de/policies#isms-policy', narrow, settled],
  [
    'both filters are used',
    '/de/careers',
    wide,
    async (page) => {
      for (const filter of await page.locator('main select').all()) await filter.selectOption({ index: 2 });
    },
  ],
];

/** Where a state shows a second time, in the other language and at the other width. */
const again = ['/services', programme('software-quality-assurance-engineer'), '/de/policies#isms-policy'];

async function openLanguages(page: Page): Promise<void> {
  await page.locator('header summary').click();
  await expect(page.locator('header details[open] a')).toHaveCount(2);
}

for (const [name, path, width, reach] of states) {
  const tag = again.includes(path) ? long : ['@full'];
  test(`${path}, ${width} px: ${name}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await settled(page);
    await reach(page);
    await expectAccessible(page, width);
    await expectNoFailures(page);
  });
}

test.describe('while the German catalogue is on its way', () => {
  test.use({ allow: /status of 404/ });

  test('"Loading..." shows, is announced, and is marked as English', async ({ page }) => {
    // As on a host that has one `404.html` for all that is unknown.
    await page.route('**/de/nothing-here', (route) => route.fulfill({ path: 'out/404.html', status: 404 }));
    const release = await holdBack(page, '**/locales/de/common.json');
    await page.goto('/de/nothing-here');
    await expect(page.getByRole('status')).toHaveText('Loading...');
    await expect(page.getByRole('status')).toHaveAttribute('lang', 'en');
    // Good practice would have a heading and a landmark here; but it shows «alone and as plain text».
    expect(await violations(page, wcag)).toEqual([]);
    release();
    await expect(page.getByRole('status')).toHaveCount(0);
    await page.unrouteAll();
  });
});
