import type { Page } from '@playwright/test';
import { positions } from '@/content/positions';
import { builtPage, textsOf } from './support/builtParts';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';

/** How the page scrolls is in `careers-scroll.spec.ts`. */

const heading = (page: Page) => page.locator('h2#positions');
const filters = (page: Page) => page.locator('main select');
/** The message shows until an editor opens a position; the component's own tests cover open positions. */
const noneIsOpen = positions.length === 0;

/** The message and no list; the message comes before the filters. */
async function expectNone(page: Page): Promise<void> {
  const list = page.getByRole('region').filter({ has: heading(page) });
  await expect(list.getByRole('status')).not.toBeEmpty();
  await expect(list.getByRole('list')).toHaveCount(0);
  await expect(
    page.locator('main [role=status] ~ * select, main :has([role=status]) ~ * select'),
  ).not.toHaveCount(0);
}

// Specification 11.7, 11.8, 11.9 and 11.16
test('the message that no position is open shows whatever the filters are set to', async ({ page }) => {
  expect(textsOf(builtPage('/careers'), 'main option')).toEqual([
    ...['Any', 'Switzerland', 'Kosovo'],
    ...['All job categories', 'Design & Development', 'Human resources', 'Business IT & Finance', 'Others'],
  ]);
  await page.goto('/careers');
  await hydrated(page);
  await expect(filters(page).locator('option:checked')).toHaveText(['Any', 'All job categories']);
  for (const choice of ['Kosovo', 'Any']) {
    await filters(page).first().selectOption(choice);
    await filters(page).last().selectOption('Human resources');
    if (noneIsOpen) await expectNone(page);
  }
});
