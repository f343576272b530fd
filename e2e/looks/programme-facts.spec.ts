import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { open } from '../support/opening';

/** The facts of a programme, on phones and elsewhere. */

const programme = '/de/careers/career-start-program/digital-marketing';
const facts = (page: Page) => page.locator('section[aria-label]:has(> dl) dd').filter({ visible: true });

// Specification 13.3
test('all facts of a programme show at every width and on paper, one a row on a phone', async ({ page }) => {
  await open(page, programme, 390);
  for (const width of [2560, 1440, 900, 718, 390]) {
    await page.setViewportSize({ width, height: 1047 });
    await expect(facts(page), `${width} px`).toHaveCount(10);
  }
  const places = await facts(page).evaluateAll((all) =>
    all.map((value) => [value.getBoundingClientRect().left, value.getBoundingClientRect().top]),
  );
  expect(new Set(places.map(([left]) => left)).size).toBe(1);
  expect(new Set(places.map(([, top]) => top)).size).toBe(10);
  await page.emulateMedia({ media: 'print' });
  await expect(facts(page)).toHaveCount(10);
});
