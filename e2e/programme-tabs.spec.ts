import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hydrated, openEarly, shiftSince } from './support/hydration';
import { pathOf } from './support/programmes';
import { textsIn } from './support/texts';

/** Specification 13.11 and 13.12: two tabs. Component tests cover keys and find-in-page. */

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

// Specification 13.11, 13.12 and 33.5
test('a hash chooses a tab or a week before hydration, without layout shift', async ({ page }) => {
  for (const [hash, id, place, width] of [
    ['', 'description', 'h1', 390],
    ['#curriculum', 'curriculum', '#week-1 summary', 1280],
    ['#week-9', 'curriculum', '#week-9 summary', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await page.unrouteAll();
    const hydrate = await openEarly(page, `/de${path}${hash}`);
    await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveId(id);
    await expect(page.locator(place)).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    const [moment, scrolled] = await page.evaluate(() => [performance.now(), window.scrollY] as const);
    await hydrate();
    expect(await page.evaluate(() => window.scrollY), hash).toBe(scrolled);
    await expectActive(page, id);
    await expect(page.locator(place)).toBeInViewport();
    expect(await shiftSince(page, moment), hash).toBe(0);
  }
  await expect(page.locator('#curriculum details[open]')).toHaveId('week-9');
  await expect(page).toHaveURL(/#week-9$/);
  const text = textsIn('de');
  await expect(page.getByRole('tab')).toHaveText(ids.map((id) => text(`programmes:tabs.${id}`)));
});

test('a click or a key chooses a tab; the URL follows, the page does not scroll, and Back leaves it', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.goto(path);
  await hydrated(page);
  await tab(page, 'curriculum').scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  for (const id of ['curriculum', 'description'] as const) {
    await tab(page, id).click();
    await expectActive(page, id);
    await expect(page).toHaveURL(`${path}#${id}`);
    expect(await place()).toBe(before);
  }
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'curriculum')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#curriculum button')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
  await page.goForward();
  await expect(page).toHaveURL(`${path}#curriculum`);
  await expectActive(page, 'curriculum');
});

test('follows a changed hash, forward and back', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const follow = (hash: string) =>
    page.evaluate((anchor) => {
      window.location.hash = anchor;
    }, hash);
  await follow('week-12');
  await expectActive(page, 'curriculum');
  await follow('description');
  await expectActive(page, 'description');
  await page.goBack();
  await expectActive(page, 'curriculum');
  await expect(page.locator('#week-12')).toHaveAttribute('open');
  await expect(page.locator('#week-12 summary')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expectActive(page, 'description');
});
