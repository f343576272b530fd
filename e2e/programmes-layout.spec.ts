import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import { hydrated } from './support/hydration';
import { pathOf, programmes } from './support/programmes';
import { languages } from './support/programmeWords';
import { test } from './support/tour';

/** Specification 13.3, 13.4 and 13.21: what only a browser can tell. */

const panel = (page: Page) => page.getByRole('region', { name: languages.en.panel, exact: true });

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }));

for (const { slug, status } of programmes) {
  const path = pathOf(slug);

  test(`${path}: the status button (“${status}”) does nothing`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const button = panel(page).getByRole('button');
    await expect(button).toHaveText(languages.en.status[status]);
    await expect(button).toHaveAccessibleDescription(/Pressing it does nothing/);
    const before = await page.content();
    await button.click({ force: true }); // Playwright waits for an enabled one otherwise
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    expect(await page.content()).toBe(before);
  });
}

test('Digital marketing: a second enrolled button sits below the curriculum', async ({ page }) => {
  await page.goto(`${pathOf('digital-marketing', '/de')}#curriculum`);
  const buttons = page.getByRole('button', { name: 'Belegt' });
  await expect(buttons).toHaveCount(2);
  const last = await page.locator('#week-16').boundingBox();
  const second = await buttons.last().boundingBox();
  expect(second?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
});

test('the panel stays in view beside the tabs on a wide window', async ({ page }) => {
  await page.goto(pathOf('full-stack-software-engineer'));
  for (const height of [760, 1100]) {
    await page.setViewportSize({ width: 1440, height });
    await page.evaluate(() => window.scrollTo(0, 1800));
    await expect(panel(page).getByRole('button')).toBeInViewport({ ratio: 1 });
  }
});
