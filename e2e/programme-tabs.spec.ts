import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hydrated, openEarly, shiftSince } from './support/hydration';
import { pathOf } from './support/programmes';
import { languages } from './support/programmeWords';

/** Specification 13.11, 13.12, 32.1 and 33.5. */

const path = pathOf('full-stack-software-engineer');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

/** Exactly one tab is active, and its panel is the only one shown. */
async function expectActive(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([name]);
  await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1);
  await expect(panel(page, name).getByRole('heading', { level: 2 }).first()).toBeVisible();
}

test('Description shows first', async ({ page }) => {
  for (const { prefix, tabs } of Object.values(languages)) {
    await page.goto(prefix + path);
    await expect(page.getByRole('tab')).toHaveText([...tabs]);
    await expectActive(page, tabs[0]);
  }
});

test('a click chooses a tab; the address follows, the page stays where it is, and Back leads off it', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.goto(path);
  await hydrated(page);
  await tab(page, 'Curriculum').scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  for (const name of ['Curriculum', 'Description', 'Curriculum']) {
    await tab(page, name).click();
    await expectActive(page, name);
    await expect(page).toHaveURL(`${path}#${name.toLowerCase()}`);
    expect(await place()).toBe(before);
  }
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
  await page.goForward();
  await expect(page).toHaveURL(`${path}#curriculum`);
  await expectActive(page, 'Curriculum');
});

test('arrow keys, Home and End move between tabs', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await tab(page, 'Description').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Curriculum'],
    ['ArrowRight', 'Description'],
    ['ArrowLeft', 'Curriculum'],
    ['Home', 'Description'],
    ['End', 'Curriculum'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectActive(page, name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show all 16 weeks' })).toBeFocused();
});

test.describe('an address leads to', () => {
  for (const [hash, name] of [
    ['#description', 'Description'],
    ['#curriculum', 'Curriculum'],
    ['#nothing-here', 'Description'],
    ['#week-99', 'Description'],
    ['#', 'Description'],
  ] as const) {
    test(`${hash}: ${name}`, async ({ page }) => {
      await page.goto(path + hash);
      await hydrated(page);
      await expectActive(page, name);
    });
  }

  test('#week-5: the curriculum, with that week open and in view', async ({ page }) => {
    for (const { prefix, tabs } of Object.values(languages)) {
      await page.goto(`${prefix}${path}#week-5`);
      await hydrated(page);
      await expectActive(page, tabs[1]);
      await expect(page.locator('#curriculum details[open]')).toHaveId('week-5');
      await expect(page.locator('#week-5 summary')).toBeInViewport();
      await expect(page).toHaveURL(/#week-5$/);
    }
  });
});

test('a changed address is followed, there and back', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  for (const [hash, name] of [
    ['week-12', 'Curriculum'],
    ['description', 'Description'],
    ['curriculum', 'Curriculum'],
  ] as const) {
    await page.evaluate((anchor) => {
      window.location.hash = anchor;
    }, hash);
    await expectActive(page, name);
    await expect(page).toHaveURL(`${path}#${hash}`);
    if (hash === 'week-12') {
      await expect(page.locator('#week-12')).toHaveAttribute('open');
      await expect(page.locator('#week-12 summary')).toBeInViewport();
    }
  }
  await page.goBack();
  await expectActive(page, 'Description');
  await page.goBack();
  await expectActive(page, 'Curriculum');
  await expect(page.locator('#week-12 summary')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expectActive(page, 'Description');
});

test('the skip link leaves the tab as it is', async ({ page }) => {
  await page.goto(`${path}#curriculum`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectActive(page, 'Curriculum');
});

test('the language switcher keeps the tab', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await tab(page, 'Curriculum').click();
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`/de${path}#curriculum`);
  await expectActive(page, 'Lehrplan');
});

test('the browser’s search finds words in the closed panel and opens it', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const closed = page.locator('[role=tabpanel][hidden="until-found"]');
  await expect(closed).toHaveCount(1);
  // What the browser does when it has found some.
  await closed.evaluate((found) => found.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expectActive(page, 'Curriculum');
  await expect(page).toHaveURL(`${path}#curriculum`);
});

test.describe('from the first paint', () => {
  for (const [hash, name, place] of [
    ['', 'Description', 'h1'],
    ['#curriculum', 'Curriculum', '#week-1 summary'],
    ['#week-9', 'Curriculum', '#week-9 summary'],
  ] as const) {
    for (const width of [390, 1280]) {
      test(`“${hash}” shows ${name}, and nothing moves when hydration comes (${width} px)`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const hydrate = await openEarly(page, path + hash);
        await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveId(name.toLowerCase());
        await expect(page.locator(place)).toBeInViewport();
        await page.evaluate(() => document.fonts.ready);
        const [moment, scrolled] = await page.evaluate(() => [performance.now(), window.scrollY] as const);
        await hydrate();
        expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
        await expectActive(page, name);
        await expect(page.locator(place)).toBeInViewport();
        expect(await shiftSince(page, moment)).toBe(0);
      });
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both are readable, under their names, and no dead tab shows', async ({ page }) => {
    for (const { prefix, tabs } of Object.values(languages)) {
      await page.goto(`${prefix}${path}#week-5`);
      await expect(page.locator('#week-5 summary')).toBeInViewport();
      for (const name of tabs) {
        await expect(page.locator('main p', { hasText: new RegExp(`^${name}$`) })).toBeVisible();
      }
      await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('#description h2').first()).toBeVisible();
    }
  });
});
