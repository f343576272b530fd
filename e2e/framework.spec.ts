import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** Specification 33.7: the framework comes when somebody uses the page. */

const isHydrated = (page: Page) => page.locator('html[data-hydrated]');

test('a page that nobody touches stays as it came, with the framework fetched ahead', async ({ page }) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect
    .poll(() => fetched.filter((path) => /\/(?:framework|main)-\w+\.js$/.test(path)))
    .toHaveLength(2);
  await page.waitForTimeout(500); // more than it takes to run
  await expect(isHydrated(page)).toHaveCount(0);
  const ahead = fetched.length;
  await page.mouse.move(300, 300, { steps: 2 });
  await expect(isHydrated(page)).toHaveCount(1);
  // What was fetched ahead is used: nothing is asked of the server again.
  const twice = fetched.filter((path, index) => path.endsWith('.js') && fetched.indexOf(path) !== index);
  expect({ ahead, twice: await fromServer(page, twice) }).toEqual({ ahead, twice: [] });
});

/** Those of some scripts that came over the wire more than once. */
function fromServer(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (asked) =>
      asked.filter((path) => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return (
          entries.filter(({ name, transferSize }) => name.endsWith(path) && transferSize > 300).length > 1
        );
      }),
    [...paths],
  );
}

for (const [sign, use] of [
  ['a moving pointer', (page: Page) => page.mouse.move(300, 300, { steps: 2 })],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['scrolling', (page: Page) => page.evaluate(() => window.scrollBy(0, 200))],
  // As a screen reader presses a button, without pointer or key.
  [
    'a press without a pointer',
    (page: Page) => page.getByRole('button', { name: 'Next' }).dispatchEvent('click'),
  ],
] as const) {
  test(`${sign} brings it`, async ({ page }) => {
    await page.goto('/');
    await use(page);
    await expect(isHydrated(page)).toHaveCount(1);
  });
}

test('a pointer that rests where the page appears does not', async ({ page }) => {
  await page.mouse.move(300, 300);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500); // more than it takes to run
  await expect(isHydrated(page)).toHaveCount(0);
});

test('an address that names a part of the page brings it', async ({ page }) => {
  await page.goto('/careers/career-start-program/full-stack-software-engineer#curriculum');
  await expect(isHydrated(page)).toHaveCount(1);
  await expect(page.getByRole('tab', { name: 'Curriculum' })).toHaveAttribute('aria-selected', 'true');
});
