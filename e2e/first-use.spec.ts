import type { Locator, Page } from '@playwright/test';
import { controls } from './support/controls';
import { expect, test } from './support/fixtures';
import { hydrated, openEarly } from './support/hydration';
import { pathOf } from './support/programmes';
import { long } from './support/sitePages';

/**
 * Specification 33.7: a visitor's first action takes effect once, by any input, before or after hydration. Forms are in
 * e2e/forms/late-scripts.spec.ts.
 */

const programme = pathOf('full-stack-software-engineer');

const inputs: Readonly<Record<string, (control: Locator) => Promise<void>>> = {
  finger: (control) => control.tap(),
  mouse: (control) => control.click(),
  keyboard: (control) => control.press('Enter'),
  // As a screen reader does it: without pointer, focus or key.
  'screen reader': (control) => control.evaluate((element: HTMLElement) => element.click()),
};

test.use({ hasTouch: true });

/**
 * Each kind of input has its own code path (lib/boot/replay.ts), whatever the control: one for each control. Firefox and WebKit
 * try two others (e2e/engines/first-things.spec.ts).
 */
const tagsOf = (control: number, input: number): string[] => (control % 4 === input ? [] : long);

for (const [at, { name, path, find, expectUsed }] of controls.entries())
  for (const [index, [input, use]] of Object.entries(inputs).entries())
    test(`${name}, by ${input}, before hydration: takes effect once`, {
      tag: tagsOf(at, index),
    }, async ({ page }) => {
      const hydrate = await openEarly(page, path);
      await use(find(page));
      await hydrate();
      await expectUsed(page);
    });

/** As Tor Browser hides paint timing. */
const tellNoTimes = (page: Page) =>
  page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });

/** As in a tab opened in the background, which a headless browser does not have. */
const hide = (page: Page) =>
  page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    window.requestAnimationFrame = () => 0;
  });

// Scripts wait for a paint that is never reported there (lib/boot/painted.ts).
for (const [where, prepare] of [
  ['a browser that tells no times of painting', tellNoTimes],
  ['a hidden tab', hide],
] as const)
  test(`${where}: islands hydrate, and pages without islands load the page script`, async ({ page }) => {
    await prepare(page);
    await page.goto('/');
    await hydrated(page);
    const [next] = controls;
    await next?.find(page).click();
    await next?.expectUsed(page);
    const pageScript = page.waitForResponse(/\/scripts\/page-/);
    await page.goto('/legal');
    expect((await pageScript).ok()).toBe(true);
  });

/** How many elements React has attached itself to, by its own marks on them. */
const hydratedElements = (page: Page) =>
  page.evaluate(() => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return [...document.querySelectorAll('*')].filter(isHydrated).length;
  });

test('scripts for islands load with the page, and no touch or key starts any work', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
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
  const hydrate = await openEarly(page, programme);
  await page.waitForLoadState('domcontentloaded');
  const starts = await page.evaluate(() =>
    (Reflect.get(window, 'listening') as string[]).filter((type) =>
      ['pointerdown', 'pointerup', 'mousedown', 'touchend', 'wheel', 'pointermove'].includes(type),
    ),
  );
  expect(starts).toEqual([]);
  await expect(page.locator('[data-island][data-when=loaded]')).toHaveCount(3);
  await hydrate();
  const before = scripts.length;
  await page.touchscreen.tap(200, 300);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(300);
  expect(scripts.slice(before)).toEqual([]);
  expect(await hydratedElements(page)).toBeLessThanOrEqual(60);
});
