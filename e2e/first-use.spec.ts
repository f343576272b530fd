import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hydrated, openEarly } from './support/hydration';
import { pathOf } from './support/programmes';
import { textsIn } from './support/texts';

/**
 * Specification 33.7: whatever somebody does first, however they do it, before or after the page is hydrated, is done once.
 * Forms are in e2e/forms/arrival.spec.ts.
 */

const text = textsIn('en');
const programme = pathOf('full-stack-software-engineer');

interface Control {
  name: string;
  path: string;
  find: (page: Page) => Locator;
  /** What shows when the control has been used once: neither not at all nor twice. */
  expectUsed: (page: Page) => Promise<void>;
}

const controls: readonly Control[] = [
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

const ways: Readonly<Record<string, (control: Locator) => Promise<void>>> = {
  finger: (control) => control.tap(),
  mouse: (control) => control.click(),
  keyboard: (control) => control.press('Enter'),
  // As a screen reader does it: without pointer, focus or key.
  'screen reader': (control) => control.evaluate((element: HTMLElement) => element.click()),
};

test.use({ hasTouch: true });

for (const { name, path, find, expectUsed } of controls)
  for (const [way, use] of Object.entries(ways)) {
    test(`${name}, by ${way}, before hydration: done once`, async ({ page }) => {
      const hydrate = await openEarly(page, path);
      await use(find(page));
      await hydrate();
      await expectUsed(page);
    });

    test(`${name}, by ${way}, after it: done once`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await use(find(page));
      await expectUsed(page);
    });
  }

/** How many elements React has attached itself to, as it notes on each of them. */
const hydratedElements = (page: Page) =>
  page.evaluate(() => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return [...document.querySelectorAll('*')].filter(isHydrated).length;
  });

test('a filter that was chosen before hydration keeps its choice', async ({ page }) => {
  const hydrate = await openEarly(page, '/careers');
  const filter = page.getByRole('combobox').first();
  await filter.selectOption('kosovo');
  await hydrate();
  await expect(filter).toHaveValue('kosovo');
});

for (const [path, islands] of [
  ['/', 1],
  [programme, 3],
  ['/policies', 1],
  ['/careers', 1],
] as const)
  test(`${path}: scripts come with the page for ${islands} islands, and no touch or key starts any work`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => void (request.resourceType() === 'script' && scripts.push(request.url())),
    );
    // Counts listeners that could start work between a touch and its effect.
    await page.addInitScript(() => {
      const listening: string[] = [];
      Object.assign(window, { listening });
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        listening.push(type);
        addEventListener.call(this, type, ...rest);
      };
    });
    const hydrate = await openEarly(page, path);
    await page.waitForLoadState('domcontentloaded');
    const starts = await page.evaluate(() =>
      (Reflect.get(window, 'listening') as string[]).filter((type) =>
        ['pointerdown', 'pointerup', 'mousedown', 'touchend', 'wheel', 'scroll', 'pointermove'].includes(
          type,
        ),
      ),
    );
    expect(starts).toEqual([]);
    await expect(page.locator('[data-island][data-when=loaded]')).toHaveCount(islands);
    await hydrate();
    const before = scripts.length;
    await page.touchscreen.tap(200, 300);
    await page.keyboard.press('Shift');
    await page.waitForTimeout(300);
    expect(scripts.slice(before)).toEqual([]);
    expect(await hydratedElements(page)).toBeLessThanOrEqual(60);
  });
