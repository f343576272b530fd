import type { Locator, Page } from '@playwright/test';
import { controls } from './support/controls';
import { expect, test } from './support/fixtures';
import { hydrated, openEarly } from './support/hydration';
import { pathOf } from './support/programmes';
import { long } from './support/sitePages';

/**
 * Specification 33.7: whatever somebody does first, however they do it, before or after the page is hydrated, is done once.
 * Forms are in e2e/forms/arrival.spec.ts.
 */

const programme = pathOf('full-stack-software-engineer');

const ways: Readonly<Record<string, (control: Locator) => Promise<void>>> = {
  finger: (control) => control.tap(),
  mouse: (control) => control.click(),
  keyboard: (control) => control.press('Enter'),
  // As a screen reader does it: without pointer, focus or key.
  'screen reader': (control) => control.evaluate((element: HTMLElement) => element.click()),
};

test.use({ hasTouch: true });

/**
 * Before hydration each way meets code of its own (lib/boot/replay.ts), whatever the control: two ways each, so that every
 * way meets several. After it the browser makes a click of each.
 */
const tagsOf = (moment: 'before' | 'after', at: number, wayAt: number): string[] =>
  (moment === 'before' ? at % 2 === wayAt % 2 : wayAt === 0) ? [] : long;

for (const [at, { name, path, find, expectUsed }] of controls.entries())
  for (const [wayAt, [way, use]] of Object.entries(ways).entries()) {
    test(`${name}, by ${way}, before hydration: done once`, {
      tag: tagsOf('before', at, wayAt),
    }, async ({ page }) => {
      const hydrate = await openEarly(page, path);
      await use(find(page));
      await hydrate();
      await expectUsed(page);
    });

    test(`${name}, by ${way}, after it: done once`, {
      tag: tagsOf('after', at, wayAt),
    }, async ({ page }) => {
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

test('arrow keys on a tab, pressed as soon as it has the focus, choose the next one', async ({ page }) => {
  const hydrate = await openEarly(page, programme);
  await page.locator('#description-tab').focus();
  await page.keyboard.press('ArrowRight');
  await hydrate();
  await expect(page.locator('#curriculum-tab')).toBeFocused();
  await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveId('curriculum');
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
    // Counts listeners that could start work between a touch and its effect. Scrolling lays out what has not been yet, and no
    // tap waits for that (lib/boot/deferBelowFold.ts).
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
        ['pointerdown', 'pointerup', 'mousedown', 'touchend', 'wheel', 'pointermove'].includes(type),
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
