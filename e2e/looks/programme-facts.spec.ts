import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { boxOf, open } from '../support/opening';

/** The facts of a programme, on phones and elsewhere. */

const programme = '/de/careers/career-start-program/digital-marketing';
const facts = (page: Page) => page.locator('section[aria-label]:has(> dl) dd').filter({ visible: true });
const allFacts = (page: Page) => page.locator('section[aria-label] > dl + div summary');

// Specification 13.22
test('on a phone the facts of a programme that decide stand before its tabs, and the others open below', async ({
  page,
}) => {
  await open(page, programme, 390);
  await expect(facts(page)).toHaveText([/Monate/, /Prishtine/, '15.11.2024']);
  const status = await boxOf(page, 'button[aria-disabled]');
  const panel = await boxOf(page, 'section[aria-label]:has(> dl)');
  expect(panel.bottom).toBeGreaterThanOrEqual(status.bottom);
  expect(panel.height).toBeLessThan(844 * 0.75);
  await allFacts(page).click();
  await expect(facts(page)).toHaveCount(10);
});

// Specification 13.22 and 34.1
test('beside its tabs and on paper all facts of a programme show', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' }); // what moves on a turn must not stay half-way
  await open(page, programme, 390);
  for (const width of [900, 718, 1440, 390, 2560, 718]) {
    await page.setViewportSize({ width, height: 1047 });
    await expect(facts(page), `${width} px`).toHaveCount(width < 900 ? 3 : 10);
    await expect(allFacts(page)).toBeVisible({ visible: width < 900 });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(facts(page)).toHaveCount(10);
  await expect(allFacts(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // Specification 13.22 and 32.1
  test('the other facts of a programme open, too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(programme);
    await expect(facts(page)).toHaveCount(3);
    await allFacts(page).click();
    await expect(facts(page)).toHaveCount(10);
  });
});

test('on a phone a programme’s facts are one table, a fact a row', async ({ page }) => {
  await open(page, programme, 390);
  await allFacts(page).click();
  const values = facts(page);
  await expect(values).toHaveCount(10);
  const places = await values.evaluateAll((all) =>
    all.map((value) => [value.getBoundingClientRect().left, value.getBoundingClientRect().top]),
  );
  expect(new Set(places.map(([left]) => left)).size).toBe(1);
  expect(new Set(places.map(([, top]) => top)).size).toBe(10);
});
