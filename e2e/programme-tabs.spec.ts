import type { Page } from '@playwright/test';
import { defaultLocale } from '@/content/locales';
import { expect, test } from './support/fixtures';
import { hydrated, openEarly, shiftSince } from './support/hydration';
import { pathOf } from './support/programmes';
import { long } from './support/sitePages';
import { languages } from './support/texts';

/** Specification 13.11 and 13.12: two tabs. Keys and the browser's search are tested beside the component. */

const path = pathOf('full-stack-software-engineer');
const ids = ['description', 'curriculum'] as const;
type TabId = (typeof ids)[number];
const tab = (page: Page, id: TabId) => page.locator(`#${id}-tab`);

/** Exactly one tab is active, and its panel is the only one shown. */
async function expectActive(page: Page, id: TabId): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveId(`${id}-tab`);
  await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveId(id);
  await expect(page.locator(`#${id} h2`).first()).toBeVisible();
}

for (const { locale, text, to } of languages)
  test(`Description shows first; a hash leads to a tab, or to a week that opens (${locale})`, {
    tag: locale === defaultLocale ? long : [],
  }, async ({ page }) => {
    for (const [hash, id] of [
      ['', 'description'],
      ['#curriculum', 'curriculum'],
      ['#nothing-here', 'description'],
      ['#week-99', 'description'],
      ['#week-5', 'curriculum'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(to(path) + hash);
      await hydrated(page);
      await expectActive(page, id);
    }
    await expect(page.getByRole('tab')).toHaveText(ids.map((id) => text(`programmes:tabs.${id}`)));
    await expect(page.locator('#curriculum details[open]')).toHaveId('week-5');
    await expect(page.locator('#week-5 summary')).toBeInViewport();
    await expect(page).toHaveURL(/#week-5$/);
  });

test('a click or a key chooses a tab; the address follows, the page stays where it is, and Back leads off it', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.goto(path);
  await hydrated(page);
  await tab(page, 'curriculum').scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  for (const id of ['curriculum', 'description', 'curriculum'] as const) {
    await tab(page, id).click();
    await expectActive(page, id);
    await expect(page).toHaveURL(`${path}#${id}`);
    expect(await place()).toBe(before);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'description')).toBeFocused();
  await expectActive(page, 'description');
  await page.keyboard.press('End');
  await expectActive(page, 'curriculum');
  await page.keyboard.press('Tab');
  await expect(page.locator('#curriculum button')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
  await page.goForward();
  await expect(page).toHaveURL(`${path}#curriculum`);
  await expectActive(page, 'curriculum');
});

test('a changed address is followed, there and back', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  for (const [hash, id] of [
    ['week-12', 'curriculum'],
    ['description', 'description'],
  ] as const) {
    await page.evaluate((anchor) => {
      window.location.hash = anchor;
    }, hash);
    await expectActive(page, id);
    await expect(page).toHaveURL(`${path}#${hash}`);
  }
  await page.goBack();
  await expectActive(page, 'curriculum');
  await expect(page.locator('#week-12')).toHaveAttribute('open');
  await expect(page.locator('#week-12 summary')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expectActive(page, 'description');
});

test('skip link and language switcher keep the tab', async ({ page }) => {
  await page.goto(`${path}#curriculum`);
  await hydrated(page);
  await page.locator('a[href="#main"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectActive(page, 'curriculum');
  await page.goto(`${path}#curriculum`);
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`/de${path}#curriculum`);
  await expectActive(page, 'curriculum');
});

// Specification 33.5
for (const [hash, id, place, width] of [
  ['', 'description', 'h1', 390],
  ['#curriculum', 'curriculum', '#week-1 summary', 1280],
  ['#week-9', 'curriculum', '#week-9 summary', 390],
] as const)
  test(`“${hash}” shows its tab from the first paint, and nothing moves when hydration comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const hydrate = await openEarly(page, path + hash);
    await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveId(id);
    await expect(page.locator(place)).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    const [moment, scrolled] = await page.evaluate(() => [performance.now(), window.scrollY] as const);
    await hydrate();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expectActive(page, id);
    await expect(page.locator(place)).toBeInViewport();
    expect(await shiftSince(page, moment)).toBe(0);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Specification 32.1
  test('both panels are readable, under their names, and no dead tab shows', async ({ page }) => {
    await page.goto(`${path}#week-5`);
    await expect(page.locator('#week-5 summary')).toBeInViewport();
    await expect(page.locator('[role=tabpanel] > div > p:visible')).toHaveText(['Description', 'Curriculum']);
    await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('#description h2').first()).toBeVisible();
  });
});
