import type { Page } from '@playwright/test';
import { builtPage } from '../support/builtParts';
import { expect, test } from '../support/fixtures';
import { textsIn } from '../support/texts';
import { applications } from './support/pages';

/** Specification 13.18 and 13.19. */

const hidden = applications.map(([path]) => path).filter((path) => path !== 'showcase');
const section = (page: Page) => page.locator('section#contact');

test('three programmes hold the form, and nothing shows it', async ({ page }) => {
  for (const path of hidden) {
    await page.goto(`${path}#contact`);
    await expect(section(page).locator('form')).toHaveCount(1);
    await expect(section(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('form')).toHaveCount(0);
    expect(
      await section(page).evaluate((found) => found.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(false);
    const label = textsIn('en')('forms:fields.prefix');
    expect(
      await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), label),
      'found by the browser’s search',
    ).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect(section(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('not without JavaScript either', async ({ arriveAs }) => {
  const page = await (await arriveAs({ javaScriptEnabled: false })).newPage();
  await page.goto(`${hidden[0]}#contact`);
  await expect(section(page)).toHaveCount(1);
  await expect(section(page)).toBeHidden();
});

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

test('Cyber security and Software system engineer hold none', () => {
  for (const slug of ['cyber-security-engineer', 'software-system-engineer'])
    expect(builtPage(`/careers/career-start-program/${slug}`).querySelectorAll('form')).toHaveLength(0);
});
