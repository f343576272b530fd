import type { Page } from '@playwright/test';
import { builtPage } from '../support/builtParts';
import { expect, test } from '../support/fixtures';
import { textsIn } from '../support/texts';
import { applications } from './support/pages';

/** Specification 13.18 and 13.19. */

const hidden = applications.map(([path]) => path).filter((path) => path !== 'showcase');
const section = (page: Page) => page.locator('section#contact');

test('three programmes contain the form but do not show it', async ({ page }) => {
  const label = textsIn('en')('forms:fields.prefix');
  for (const path of hidden) {
    await page.goto(`${path}#contact`);
    await expect(section(page).locator('form')).toHaveCount(1);
    await expect(section(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(
      await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), label),
      'found by the browser’s search',
    ).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect(section(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
  const takesFocus = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('#contact :is(input, textarea, button, a)')];
    for (const field of fields) field.focus();
    return fields.length < 8 || fields.includes(document.activeElement as HTMLElement);
  });
  expect(takesFocus).toBe(false);
  for (const slug of ['cyber-security-engineer', 'software-system-engineer'])
    expect(builtPage(`/careers/career-start-program/${slug}`).querySelectorAll('form')).toHaveLength(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form stays hidden, too', async ({ page }) => {
    await page.goto(`${hidden[0]}#contact`);
    await expect(section(page)).toHaveCount(1);
    await expect(section(page)).toBeHidden();
  });
});
