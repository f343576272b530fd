import { expect } from './support/fixtures';
import { test } from './support/tour';

/** Specification 20.2 and 20.4: what only a browser can tell. */

const facts = 'The position at a glance';

test('the facts stay in view beside what they are about, where the window is wide enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/angular-developer');
  await page.getByRole('heading', { name: 'What you bring' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: facts })).toBeInViewport({ ratio: 1 });
});

test('on a phone they come before the rest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/angular-developer');
  const top = (name: string) =>
    page.getByRole('region', { name }).evaluate((region) => region.getBoundingClientRect().top);
  expect(await top(facts)).toBeLessThan(await top('The team'));
});
