import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { applications } from './support/pages';

/** Specification 13.18 and 13.19. */

const hidden = applications.map(([path]) => path).filter((path) => path !== 'showcase');
const section = (page: Page) => page.locator('section#contact');

for (const path of hidden) {
  test(`${path} holds the form, and nothing shows it`, async ({ page }) => {
    await page.goto(`${path}#contact`);
    await expect(section(page).locator('form')).toHaveCount(1);
    await expect(section(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(section(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Apply' })).toHaveCount(0);
    expect(
      await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('Country code')),
    ).toBe(false);
    expect(
      await section(page).evaluate((found) => found.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(false);
  });

  test(`${path}: not without JavaScript either`, async ({ arriveAs }) => {
    const page = await (await arriveAs({ javaScriptEnabled: false })).newPage();
    await page.goto(`${path}#contact`);
    await expect(section(page)).toHaveCount(1);
    await expect(section(page)).toBeHidden();
  });
}

test('its fields take no part in the order of the keyboard', async ({ page }) => {
  await page.goto(hidden[0] ?? '/');
  const [inside, all] = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('#contact :is(input, textarea, button, a)')];
    for (const field of fields) field.focus();
    return [fields.includes(document.activeElement as HTMLElement), fields.length];
  });
  expect(inside).toBe(false);
  expect(all).toBeGreaterThan(7);
});

for (const slug of ['cyber-security-engineer', 'software-system-engineer']) {
  test(`${slug} holds no form`, async ({ page }) => {
    await page.goto(`/careers/career-start-program/${slug}`);
    await expect(page.locator('form')).toHaveCount(0);
  });
}
